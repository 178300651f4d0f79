import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'run-map'> = {
  provides: 'map',
  space: 22,
  isWide: true,
};
