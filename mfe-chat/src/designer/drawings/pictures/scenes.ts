import { mix } from '../../themes/color';
import { disc, slab, type Draw, type Shape } from './shape';
import type { Palette } from '../../model/theme';

type Art = Palette['art'];

/** A place that fills its frame. */
const scene =
  (shapes: (art: Art) => Shape[]): Draw =>
  ({ art }) => ({
    box: [346, 263],
    hold: 'xMidYMax',
    shapes: [{ d: slab(0, 0, 346, 263), fill: art.sky }, ...shapes(art)],
  });

export const mountains = scene((art) => [
  { d: disc(256, 74, 34), fill: art.sun },
  { d: 'M-10 210L96 66L170 166L236 96L360 220V263H-10Z', fill: art.far },
  { d: 'M96 66L126 106L104 118L88 102L70 112Z', fill: art.light },
  { d: 'M236 96L262 122L240 130L220 120Z', fill: art.light },
  { d: 'M-10 226C60 190 140 232 210 214S320 196 360 214V263H-10Z', fill: art.mid },
  {
    d: 'M60 263V214M46 232L60 200L74 232ZM92 263V226M80 242L92 214L104 242Z',
    fill: art.near,
    stroke: art.near,
    width: 3,
  },
]);

export const city = scene((art) => [
  { d: disc(270, 62, 36), fill: art.sun },
  {
    d: 'M0 263V150H40V120H84V160H110V96H150V140H190V110H236V150H270V84H318V130H346V263Z',
    fill: art.far,
  },
  { d: 'M0 263V196H52V170H92V206H130V156H176V200H214V166H262V210H296V180H346V263Z', fill: art.mid },
  ...[16, 62, 74, 144, 158, 226, 244, 310, 326].map((x, index) => ({
    d: slab(x, 186 + (index % 3) * 16, 7, 11),
    fill: art.sun,
  })),
]);

export const sea = scene((art) => [
  { d: disc(252, 86, 40), fill: art.sun },
  { d: 'M0 142H346V263H0Z', fill: art.far },
  { d: 'M0 178C44 164 78 190 120 178S202 164 242 178S318 188 346 176V263H0Z', fill: art.mid },
  { d: 'M0 220C50 206 96 232 150 220S262 208 346 222V263H0Z', fill: art.near },
  { d: 'M92 168V96L140 168Z', fill: art.light },
  { d: 'M74 174H150L138 190H86Z', fill: art.pop },
]);

export const night = scene((art) => [
  { d: slab(0, 0, 346, 263), fill: art.near },
  { d: disc(236, 84, 44), fill: art.sun },
  { d: disc(254, 74, 38), fill: art.near },
  {
    d: [
      [48, 46],
      [96, 92],
      [140, 36],
      [170, 110],
      [60, 130],
      [300, 150],
      [28, 90],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 2.5))
      .join(''),
    fill: art.light,
  },
  { d: 'M0 196C70 160 130 206 196 190S300 160 346 182V263H0Z', fill: art.mid },
  { d: 'M0 228C80 210 160 240 230 226S310 216 346 224V263H0Z', fill: art.far },
]);

export const field = scene((art) => [
  { d: disc(284, 60, 32), fill: art.sun },
  { d: 'M0 130C80 104 150 140 220 122S310 112 346 122V263H0Z', fill: art.far },
  { d: 'M0 164C90 146 240 176 346 152V263H0Z', fill: art.mid },
  {
    d: 'M-20 263L130 170M60 263L164 170M150 263L196 168M240 263L226 166M330 263L258 164',
    stroke: mix(art.mid, art.near, 0.55),
    width: 9,
  },
  { d: slab(48, 92, 44, 46) + 'M42 94L70 66L98 94Z', fill: art.pop },
]);

export const room = scene((art) => [
  { d: slab(0, 206, 346, 57), fill: mix(art.sky, art.near, 0.22) },
  { d: slab(206, 36, 96, 104, 6), fill: art.light },
  { d: slab(213, 43, 82, 90, 3), fill: art.far },
  { d: disc(262, 82, 18), fill: art.sun },
  {
    d: slab(40, 128, 142, 60, 16) + slab(28, 152, 30, 66, 12) + slab(164, 152, 30, 66, 12),
    fill: art.mid,
  },
  { d: slab(54, 160, 116, 44, 8), fill: mix(art.mid, '#ffffff', 0.2) },
  { d: slab(76, 134, 38, 36, 8), fill: art.pop },
  { d: 'M262 224V168M236 168H288L276 134H248Z', fill: art.sun, stroke: art.near, width: 3 },
]);

export const table = scene((art) => [
  { d: slab(0, 0, 346, 263), fill: art.light },
  { d: slab(0, 150, 346, 113), fill: art.sky },
  { d: disc(130, 150, 86), fill: '#ffffff' },
  { d: disc(130, 150, 62), fill: mix('#ffffff', art.far, 0.25) },
  {
    d: 'M86 150C86 112 150 96 172 132C186 158 158 196 124 192C100 190 86 174 86 150Z',
    fill: art.pop,
  },
  { d: disc(116, 138, 16) + disc(148, 166, 12), fill: art.sun },
  { d: 'M104 172C116 160 140 158 152 142', stroke: art.mid, width: 8 },
  {
    d: 'M262 72V206M250 72V104C250 118 274 118 274 104V72M306 206V72C322 84 324 120 306 132',
    stroke: art.near,
    width: 6,
  },
]);

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

export const road = scene((art) => [
  { d: disc(272, 66, 34), fill: art.sun },
  { d: 'M0 150C80 116 140 152 210 132S320 120 346 134V263H0Z', fill: art.far },
  { d: 'M0 176C90 160 250 186 346 168V263H0Z', fill: art.mid },
  { d: 'M120 263L196 170H216L300 263Z', fill: art.near },
  { d: 'M206 176L207 192M208 204L210 222M211 234L214 260', stroke: art.light, width: 5 },
]);
