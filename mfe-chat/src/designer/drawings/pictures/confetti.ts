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
