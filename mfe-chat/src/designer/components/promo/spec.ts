import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'promo'> = {
  space: 8,
};
