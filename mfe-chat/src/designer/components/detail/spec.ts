import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'detail'> = {
  isEveryday: true,
  space: 8,
};
