import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'color-picker'> = {
  provides: 'form',
  isEveryday: true,
  space: 26,
};
