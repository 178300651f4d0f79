import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'place-map'> = {
  provides: 'map',
  load: 'rare',
  space: 14,
  isWide: true,
};
