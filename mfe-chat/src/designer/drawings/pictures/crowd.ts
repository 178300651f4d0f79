import { mix } from '../../themes/color';
import { scene } from './scene';
import { disc } from './shape';

export const crowd = scene((art) => [
  { d: disc(268, 62, 30), fill: art.sun },
  ...(
    [
      [60, 150, 'mid', 'light'],
      [150, 128, 'pop', 'sun'],
      [244, 146, 'far', 'light'],
      [312, 166, 'near', 'pop'],
      [104, 178, 'sun', 'near'],
      [202, 182, 'mid', 'pop'],
    ] as const
  ).flatMap(([x, y, body, head]) => [
    {
      d: `M${x - 52} 263C${x - 52} ${y + 44} ${x - 34} ${y + 24} ${x} ${y + 24}S${x + 52} ${y + 44} ${x + 52} 263Z`,
      fill: art[body],
    },
    { d: disc(x, y, 26), fill: mix(art[head], '#ffffff', 0.15) },
  ]),
]);
