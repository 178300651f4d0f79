import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'camera'> = {
  space: 12,
};
