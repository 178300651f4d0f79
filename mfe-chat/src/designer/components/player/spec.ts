import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'player'> = {
  provides: 'player',
  load: 'rare',
  space: 10,
};
