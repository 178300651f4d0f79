import { clinic } from './clinic';
import { dearToday } from './dear-today';
import { kiln } from './kiln';
import { pinned } from './pinned';
import { pocket } from './pocket';
import { semester } from './semester';
import { smallWins } from './small-wins';
import { stride } from './stride';
import { teamside } from './teamside';
import { wander } from './wander';

/** The ten apps that are drawn by hand; the same data that the engine makes. */
export const apps = {
  'small-wins': smallWins,
  'dear-today': dearToday,
  semester,
  pinned,
  pocket,
  stride,
  kiln,
  clinic,
  wander,
  teamside,
} as const;
