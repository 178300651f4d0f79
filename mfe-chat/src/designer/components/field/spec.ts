import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'field'> = {
  provides: 'form',
  isEveryday: true,
  space: 20,
};
