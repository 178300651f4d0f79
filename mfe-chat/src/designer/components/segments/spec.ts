import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'segments'> = {
  provides: 'filter',
  load: 'rare',
  space: 18,
};
