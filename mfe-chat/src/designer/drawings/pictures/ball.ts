import { thing } from './thing';
import { disc } from './shape';

export const ball = thing((art) => [
  { d: disc(75, 94, 56), fill: art.pop },
  {
    d: 'M19 94H131M75 38V150M36 54C58 74 58 114 36 134M114 54C92 74 92 114 114 134',
    stroke: art.deep,
    width: 4,
  },
]);
