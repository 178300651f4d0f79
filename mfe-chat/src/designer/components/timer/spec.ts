import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'timer'> = {
  space: 20,
};
