import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'quiz'> = {
  provides: 'quiz',
  load: 'rare',
  space: 16,
};
