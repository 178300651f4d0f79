import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec<'stopwatch'> = {
  provides: 'timer',
  load: 'rare',
  space: 14,
};
