import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'steps'> = {
  provides: 'progress',
  space: 16,
};
