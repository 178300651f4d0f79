import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'scanner'> = {
  space: 12,
};
