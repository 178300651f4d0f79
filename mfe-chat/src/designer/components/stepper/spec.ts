import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'stepper'> = {
  provides: 'form',
  isEveryday: true,
  space: 12,
};
