import { luminance, mix, shade } from '../../themes/color';
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

export const sun: Draw = ({ art }) => ({
  box: [346, 204],
  hold: 'xMaxYMax',
  shapes: [
    ...Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8;
      const at = (radius: number, turn: number) =>
        `${Math.round((288 + Math.cos(angle + turn) * radius) * 10) / 10} ${Math.round((161.5 + Math.sin(angle + turn) * radius) * 10) / 10}`;
      return {
        d: `M${at(53, -0.07)}L${at(73, -0.09)}L${at(73, 0.09)}L${at(53, 0.07)}Z`,
        fill: art.sun,
      };
    }),
    { d: disc(288, 161.5, 42), fill: art.sun },
  ],
});

export const rings: Draw = ({ accent }) => ({
  box: [346, 186],
  hold: 'xMaxYMid',
  shapes: [
    {
      d: disc(304, 85, 87),
      fill: shade(accent, ({ lightness }) => ({ lightness: lightness + 0.07 })),
    },
    {
      d: disc(304, 85, 50),
      fill: shade(accent, ({ lightness }) => ({ lightness: lightness + 0.15 })),
    },
  ],
});

const track =
  'M52 249C58 222 62 206 84 190C112 168 124 160 130 132C138 96 160 74 198 75C258 78 302 118 302 160C302 196 262 222 214 225C196 226 184 230 178 240';

export const route: Draw = ({ art, background }) => ({
  box: [366, 452],
  hold: 'xMidYMid',
  shapes: [
    { d: slab(0, 0, 366, 452), fill: background },
    { d: slab(140, 29, 80, 85, 16), fill: art.mid },
    {
      d: 'M60 -5L102 310M249 -5L230 310M-5 62L371 136M-5 240L371 191',
      stroke: mix(background, art.far, luminance(background) < 0.2 ? 0.4 : 1),
      width: 9.5,
    },
    { d: slab(140, 29, 80, 85, 16), fill: mix(art.mid, background, 0.05) },
    {
      d: 'M0 290C50 278 100 310 152 310C210 310 260 258 330 256C345 255 356 257 366 259V452H0Z',
      fill: art.sky,
    },
    { d: track, stroke: art.deep, width: 7 },
    { d: disc(178, 244, 21), fill: mix(background, art.pop, 0.4) },
    { d: disc(178, 244, 13.5), fill: '#ffffff' },
    { d: disc(178, 244, 10), fill: art.pop },
    { d: disc(52, 249, 9.5), fill: '#ffffff', stroke: art.deep, width: 4 },
  ],
});
