import type { ComponentSpec } from '../../model/component-spec';

export const spec: ComponentSpec = {
  provides: 'leaderboard',
  load: 'rare',
  space: 14,
};
