import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'button'> = {
  provides: 'button',
  load: 'everyday',
  space: 26,
  fillsItself: true,
};
