import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'swatches'> = {
  provides: 'swatches',
  load: 'rare',
  space: 20,
};
