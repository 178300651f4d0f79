import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'place-map'> = {
  provides: 'map',
  isWide: true,
};
