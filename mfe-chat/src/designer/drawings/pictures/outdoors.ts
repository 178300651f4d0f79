import { mix } from '../../themes/color';
import { scene } from './scene';
import { disc, slab } from './shape';

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

export const road = scene((art) => [
  { d: disc(272, 66, 34), fill: art.sun },
  { d: 'M0 150C80 116 140 152 210 132S320 120 346 134V263H0Z', fill: art.far },
  { d: 'M0 176C90 160 250 186 346 168V263H0Z', fill: art.mid },
  { d: 'M120 263L196 170H216L300 263Z', fill: art.near },
  { d: 'M206 176L207 192M208 204L210 222M211 234L214 260', stroke: art.light, width: 5 },
]);
