import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'player'> = {
  space: 10,
};
