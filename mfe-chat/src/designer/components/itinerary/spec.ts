import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'list',
  load: 'rare',
  space: 18,
};
