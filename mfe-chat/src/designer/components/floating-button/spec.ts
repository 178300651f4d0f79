import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'floating-button'> = {
  provides: 'button',
  isEveryday: true,
  space: 0,
  isFrame: true,
  floats: true,
  fillsItself: true,
};
