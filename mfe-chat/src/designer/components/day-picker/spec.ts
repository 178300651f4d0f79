import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'day-picker'> = {
  provides: 'form',
  isEveryday: true,
  space: 26,
};
