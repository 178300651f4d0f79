import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'drawing-pad'> = {
  provides: 'drawing',
  space: 12,
};
