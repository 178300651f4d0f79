import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'streak'> = {
  isEveryday: true,
  space: 16,
};
