import { scene } from './scene';
import { disc } from './shape';

export const tiles = scene((art) =>
  [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].map((line) => {
      const [x, y] = [column * 88, line * 88];
      const fill =
        [art.mid, art.sun, art.pop, art.far, art.near][(column * 2 + line * 3) % 5] ?? art.mid;
      const turn = (column + line) % 3;
      return {
        d:
          turn === 0
            ? `M${x} ${y}h88a88 88 0 0 1 -88 88z`
            : turn === 1
              ? disc(x + 44, y + 44, 34)
              : `M${x + 88} ${y + 88}h-88a88 88 0 0 1 88 -88z`,
        fill,
      };
    }),
  ),
);
