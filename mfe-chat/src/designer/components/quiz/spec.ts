import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'quiz',
  load: 'rare',
  space: 16,
};
