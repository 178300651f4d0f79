import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'floating-button'> = {
  provides: 'button',
  load: 'everyday',
  space: 0,
  isFrame: true,
  floats: true,
  fillsItself: true,
};
