import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'list'> = {
  provides: 'list',
  load: 'everyday',
  space: 12,
};
