import { luminance, mix } from '../../themes/color';
import { disc, slab, type Draw } from './shape';

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
