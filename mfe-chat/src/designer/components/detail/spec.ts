import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'detail'> = {
  provides: 'detail',
  load: 'everyday',
  space: 8,
};
