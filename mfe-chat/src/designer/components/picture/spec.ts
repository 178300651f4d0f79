import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'picture'> = {
  space: 18,
};
