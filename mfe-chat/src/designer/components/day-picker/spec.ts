import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'day-picker'> = {
  provides: 'form',
  load: 'everyday',
  space: 26,
};
