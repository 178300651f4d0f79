import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'goal'> = {
  provides: 'progress',
  space: 16,
};
