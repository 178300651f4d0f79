import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'list'> = {
  isEveryday: true,
  space: 12,
};
