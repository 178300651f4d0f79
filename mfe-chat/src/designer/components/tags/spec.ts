import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'tags'> = {
  provides: 'filter',
  space: 16,
};
