import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'calendar'> = {
  isEveryday: true,
  space: 10,
};
