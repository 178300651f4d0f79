import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'segments'> = {
  provides: 'filter',
  space: 18,
};
