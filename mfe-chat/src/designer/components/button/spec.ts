import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'button'> = {
  isEveryday: true,
  space: 26,
  fillsItself: true,
};
