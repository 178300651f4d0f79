import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'rating'> = {
  space: 16,
};
