import { scene } from './scene';
import { disc, slab } from './shape';

export const confetti = scene((art) =>
  [...'0123456789abcdefghijklmn'].map((_, index) => {
    const [x, y] = [18 + ((index * 71) % 320), 16 + ((index * 47) % 236)];
    const fill = [art.sun, art.pop, art.mid, art.light, art.far][index % 5] ?? art.sun;
    return {
      d:
        index % 3 === 0
          ? disc(x, y, 9)
          : index % 3 === 1
            ? slab(x - 8, y - 8, 17, 17, 3)
            : `M${x - 11} ${y + 9}L${x} ${y - 10}L${x + 11} ${y + 9}Z`,
      fill,
    };
  }),
);

export const waves = scene((art) => [
  { d: 'M0 70C60 30 120 110 180 70S290 30 346 70V263H0Z', fill: art.far },
  { d: 'M0 120C60 80 120 160 180 120S290 80 346 120V263H0Z', fill: art.pop },
  { d: 'M0 168C60 128 120 208 180 168S290 128 346 168V263H0Z', fill: art.mid },
  { d: 'M0 216C60 176 120 256 180 216S290 176 346 216V263H0Z', fill: art.near },
]);

export const arcs = scene((art) => [
  ...[150, 118, 86, 54].map((radius, index) => ({
    d: disc(173, 263, radius),
    fill: [art.pop, art.sun, art.mid, art.light][index] ?? art.mid,
  })),
  { d: disc(56, 64, 22), fill: art.far },
]);

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
