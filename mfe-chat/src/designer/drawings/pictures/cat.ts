import { pale, thing } from './thing';
import { disc } from './shape';

export const cat = thing((art) => [
  { d: 'M112 150C142 146 146 108 128 92', stroke: art.mid, width: 12 },
  { d: 'M38 150C32 112 44 84 74 82S120 112 114 150Z', fill: art.mid },
  { d: 'M42 40L46 8L68 26H88L108 8L112 40C114 68 100 86 77 86S40 68 42 40Z', fill: art.mid },
  { d: disc(64, 50, 4.5) + disc(91, 50, 4.5), fill: art.light },
  { d: 'M72 62h11l-5.500 6z', fill: art.pop },
  { d: 'M60 150c0-16 6-24 17-24s17 8 17 24z', fill: pale(art.mid, 0.3) },
]);
