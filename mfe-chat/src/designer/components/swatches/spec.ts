import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'swatches',
  load: 'rare',
  space: 20,
};
