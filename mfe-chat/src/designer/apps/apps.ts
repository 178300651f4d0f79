import { smallWins } from './small-wins';

export const apps = {
  'small-wins': smallWins,
  'dear-today': smallWins,
  semester: smallWins,
  pinned: smallWins,
  pocket: smallWins,
  stride: smallWins,
  kiln: smallWins,
  wander: smallWins,
} as const;
