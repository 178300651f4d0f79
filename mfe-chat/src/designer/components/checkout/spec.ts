import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'checkout'> = {
  space: 18,
};
