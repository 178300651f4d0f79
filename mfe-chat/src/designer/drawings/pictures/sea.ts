import { scene } from './scene';
import { disc } from './shape';

export const sea = scene((art) => [
  { d: disc(252, 86, 40), fill: art.sun },
  { d: 'M0 142H346V263H0Z', fill: art.far },
  { d: 'M0 178C44 164 78 190 120 178S202 164 242 178S318 188 346 176V263H0Z', fill: art.mid },
  { d: 'M0 220C50 206 96 232 150 220S262 208 346 222V263H0Z', fill: art.near },
  { d: 'M92 168V96L140 168Z', fill: art.light },
  { d: 'M74 174H150L138 190H86Z', fill: art.pop },
]);
