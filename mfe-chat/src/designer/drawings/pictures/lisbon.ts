import { mix } from '../../themes/color';
import { disc, slab, type Draw, type Shape } from './shape';

const windows = (centres: [number, number][], fill: string): Shape[] =>
  centres.map(([x, y]) => ({ d: slab(x - 5.5, y - 9, 11, 18, 4.5), fill }));

/** 390 wide, drawn to stand under a title: the sky is the screen's own. */
export const lisbon: Draw = ({ art }) => {
  const cream = art.light;
  const darkRoof = mix(art.pop, '#000000', 0.2);
  return {
    box: [390, 303],
    hold: 'xMidYMax',
    shapes: [
      { d: disc(300, 55, 46), fill: art.sun },
      {
        d: 'M0 187C40 158 90 138 140 150C190 162 210 196 260 192C310 188 352 160 390 137V303H0Z',
        fill: art.far,
      },
      { d: slab(19, 163, 62, 100), fill: cream },
      { d: 'M14 165L50 137L87 165Z', fill: art.pop },
      ...windows(
        [
          [41, 195],
          [63.5, 195],
          [41, 230],
          [63.5, 230],
        ],
        art.mid,
      ),
      { d: slab(88, 187, 58, 80), fill: mix(art.far, '#ffffff', 0.6) },
      { d: 'M83 188L115 164L147 188Z', fill: darkRoof },
      ...windows(
        [
          [106, 218],
          [130, 218],
        ],
        art.mid,
      ),
      { d: slab(150, 153, 58, 112), fill: mix(cream, '#ffffff', 0.8) },
      { d: 'M146 154L178 125L214 154Z', fill: art.pop },
      ...windows(
        [
          [171.5, 187],
          [191.6, 187],
          [171.5, 221],
          [191.6, 221],
        ],
        art.mid,
      ),
      { d: slab(213, 193, 71.5, 74), fill: mix(art.sun, cream, 0.42) },
      { d: 'M209 195L248.5 167L290 195Z', fill: darkRoof },
      ...windows(
        [
          [236, 227],
          [262, 227],
        ],
        art.mid,
      ),
      { d: slab(292, 169, 61, 98), fill: cream },
      { d: 'M288 170L322 143L358 170Z', fill: art.pop },
      ...windows(
        [
          [314, 201],
          [335.5, 201],
        ],
        art.mid,
      ),
      { d: 'M0 267C60 254 130 258 190 262C260 266 330 262 390 253V303H0Z', fill: art.mid },
      { d: 'M187 228L187 238M186 228L210 217', stroke: art.near, width: 3 },
      {
        d: 'M132 242a6 6 0 0 1 6 -6h101a6 6 0 0 1 6 6v24h-113z',
        fill: mix(art.sun, '#ffb000', 0.3),
      },
      { d: 'M132 263h113v16a4 4 0 0 1 -4 4h-105a4 4 0 0 1 -4 -4z', fill: cream },
      ...[142, 167, 191.5, 216].map((x) => ({ d: slab(x, 243, 17, 15, 3), fill: art.mid })),
      { d: disc(156, 284, 7) + disc(220, 284, 7), fill: art.near },
    ],
  };
};
