import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'field'> = {
  provides: 'form',
  load: 'everyday',
  space: 20,
};
