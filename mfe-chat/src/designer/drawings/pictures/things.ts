import { mix } from '../../themes/color';
import { disc, slab, type Draw, type Shape } from './shape';
import type { Palette } from '../../model/theme';

type Art = Palette['art'];

/** One thing that stands on the ground of its frame. */
const thing =
  (shapes: (art: Art) => Shape[]): Draw =>
  ({ art }) => ({ box: [150, 168], hold: 'xMidYMax', alone: true, shapes: shapes(art) });

const dark = (color: string, amount = 0.22) => mix(color, '#000000', amount);
const pale = (color: string, amount = 0.5) => mix(color, '#ffffff', amount);

export const cat = thing((art) => [
  { d: 'M112 150C142 146 146 108 128 92', stroke: art.mid, width: 12 },
  { d: 'M38 150C32 112 44 84 74 82S120 112 114 150Z', fill: art.mid },
  { d: 'M42 40L46 8L68 26H88L108 8L112 40C114 68 100 86 77 86S40 68 42 40Z', fill: art.mid },
  { d: disc(64, 50, 4.5) + disc(91, 50, 4.5), fill: art.light },
  { d: 'M72 62h11l-5.500 6z', fill: art.pop },
  { d: 'M60 150c0-16 6-24 17-24s17 8 17 24z', fill: pale(art.mid, 0.3) },
]);

export const dog = thing((art) => [
  {
    d: 'M34 150V100C34 84 48 76 66 78H100C116 80 120 96 120 110V150H104V124H54V150Z',
    fill: art.pop,
  },
  { d: 'M118 104C134 100 136 84 132 74', stroke: art.pop, width: 10 },
  { d: slab(20, 28, 64, 58, 24), fill: art.pop },
  { d: 'M24 30C10 32 8 58 18 72C30 66 34 48 36 32Z', fill: dark(art.pop) },
  { d: 'M72 30C88 32 92 56 82 70C70 64 66 48 66 32Z', fill: dark(art.pop) },
  { d: disc(42, 52, 4) + disc(62, 52, 4), fill: art.deep },
  { d: 'M45 64h14l-7 8z', fill: art.deep },
  { d: slab(28, 82, 50, 9, 4.5), fill: art.mid },
]);

export const car = thing((art) => [
  {
    d: 'M8 128C8 108 16 102 34 100L50 74C54 68 60 66 68 66H96C104 66 110 70 114 78L122 100C138 102 142 110 142 128V136H8Z',
    fill: art.pop,
  },
  {
    d: 'M46 100L58 80C60 77 62 76 66 76H74V100ZM80 76H94C99 76 102 78 104 82L111 100H80Z',
    fill: art.light,
  },
  { d: disc(40, 136, 16) + disc(112, 136, 16), fill: art.deep },
  { d: disc(40, 136, 7) + disc(112, 136, 7), fill: art.light },
]);

export const bike = thing((art) => [
  { d: disc(36, 120, 27) + disc(114, 120, 27), stroke: art.near, width: 6 },
  {
    d: 'M36 120L62 78H102L76 120ZM62 78L76 120M102 78L114 120M56 68H70M98 64H110L102 78',
    stroke: art.pop,
    width: 6,
  },
  { d: disc(76, 120, 7), fill: art.sun },
]);

export const books = thing((art) => [
  { d: slab(18, 128, 114, 22, 5), fill: art.mid },
  { d: slab(28, 104, 98, 24, 5), fill: art.pop },
  { d: slab(22, 82, 92, 22, 5), fill: art.far },
  { d: 'M52 82L66 24L98 32L84 82Z', fill: art.sun },
  { d: slab(100, 109, 14, 14, 2) + slab(30, 134, 34, 10, 2), fill: art.light },
]);

export const shoe = thing((art) => [
  {
    d: 'M18 86C30 92 40 90 46 80L60 92C76 106 96 112 122 114C134 116 138 124 138 134H18Z',
    fill: art.pop,
  },
  { d: slab(14, 132, 126, 18, 8), fill: art.light },
  { d: 'M58 96l10-8M70 104l10-8M83 109l8-9', stroke: art.light, width: 4 },
  { d: 'M18 108C36 112 52 118 56 134H18Z', fill: dark(art.pop) },
]);

export const shirt = thing((art) => [
  { d: 'M75 34C75 26 84 26 84 19S70 8 66 18', stroke: art.deep, width: 4 },
  { d: 'M75 32L40 50L10 76L28 100L44 90V152H106V90L122 100L140 76L110 50Z', fill: art.mid },
  { d: 'M58 42C62 58 88 58 92 42L75 32Z', fill: art.light },
  { d: slab(44, 104, 62, 12), fill: art.sun },
]);

export const house = thing((art) => [
  { d: slab(30, 76, 92, 74), fill: art.light },
  { d: 'M18 80L76 28L134 80Z', fill: art.pop },
  { d: slab(104, 36, 14, 34), fill: dark(art.pop) },
  { d: 'M64 150V118a12 12 0 0 1 24 0V150Z', fill: art.mid },
  { d: slab(40, 92, 18, 20, 3) + slab(94, 92, 18, 20, 3), fill: art.sun },
]);

export const fruit = thing((art) => [
  { d: disc(62, 104, 46), fill: art.pop },
  { d: disc(106, 120, 30), fill: art.sun },
  { d: 'M62 60C62 48 66 40 74 34', stroke: art.near, width: 5 },
  { d: 'M70 50C86 52 100 42 102 26C84 24 70 34 70 50Z', fill: art.mid },
]);

export const cake = thing((art) => [
  { d: slab(14, 96, 122, 54, 12), fill: art.pop },
  { d: slab(34, 60, 82, 40, 10), fill: art.light },
  {
    d: 'M14 108C24 124 34 124 44 110C54 126 64 126 75 110C86 126 96 126 106 110C116 124 126 124 136 108V102H14Z',
    fill: art.sun,
  },
  { d: slab(71, 36, 8, 26, 2), fill: art.mid },
  { d: 'M75 14C84 24 84 32 75 34C66 32 66 24 75 14Z', fill: art.sun },
]);

export const pot = thing((art) => [
  {
    d: 'M56 58C48 46 62 40 54 26M80 58C72 46 86 40 78 26M102 58C94 46 108 40 100 26',
    stroke: art.light,
    width: 5,
  },
  { d: slab(6, 90, 138, 12, 6), fill: dark(art.mid) },
  { d: 'M24 78H126V128C126 142 118 150 106 150H44C32 150 24 142 24 128Z', fill: art.mid },
  { d: slab(18, 70, 114, 14, 7), fill: art.sun },
]);

export const record = thing((art) => [
  { d: slab(8, 22, 100, 128, 6), fill: art.pop },
  { d: disc(92, 86, 54), fill: art.deep },
  { d: disc(92, 86, 38), stroke: mix(art.deep, art.light, 0.28), width: 2 },
  { d: disc(92, 86, 20), fill: art.sun },
  { d: disc(92, 86, 4), fill: art.light },
]);

export const ball = thing((art) => [
  { d: disc(75, 94, 56), fill: art.pop },
  {
    d: 'M19 94H131M75 38V150M36 54C58 74 58 114 36 134M114 54C92 74 92 114 114 134',
    stroke: art.deep,
    width: 4,
  },
]);

export const parcel = thing((art) => [
  { d: slab(18, 62, 114, 88, 6), fill: art.pop },
  { d: slab(64, 62, 22, 88), fill: art.light },
  { d: slab(12, 46, 126, 28, 6), fill: dark(art.pop) },
  { d: slab(64, 46, 22, 28), fill: art.light },
  { d: 'M75 46C56 44 46 30 56 22S74 32 75 46C76 32 84 14 94 22S94 44 75 46Z', fill: art.sun },
]);

export const bottle = thing((art) => [
  { d: slab(60, 14, 24, 26, 4), fill: art.deep },
  {
    d: 'M56 40H88C100 56 106 66 106 84V138C106 146 100 150 94 150H50C44 150 38 146 38 138V84C38 66 44 56 56 40Z',
    fill: art.mid,
  },
  { d: slab(38, 88, 68, 36), fill: art.light },
  { d: disc(72, 106, 10), fill: art.pop },
  { d: slab(112, 104, 30, 46, 8), fill: art.sun },
]);

export const heart = thing((art) => [
  {
    d: 'M75 150C30 116 10 92 14 62C18 34 54 26 75 56C96 26 132 34 136 62C140 92 120 116 75 150Z',
    fill: art.pop,
  },
  { d: 'M20 92H52L62 72L78 116L90 92H130', stroke: art.light, width: 6 },
]);

export const coins = thing((art) => [
  ...[0, 1, 2, 3].map((step) => ({
    d: slab(14, 128 - step * 22, 60, 18, 9),
    fill: step % 2 ? art.pop : art.sun,
  })),
  ...[0, 1].map((step) => ({
    d: slab(78, 128 - step * 22, 58, 18, 9),
    fill: step % 2 ? art.pop : art.sun,
  })),
  { d: disc(106, 66, 24), fill: art.far },
  { d: disc(106, 66, 13), stroke: art.light, width: 4 },
]);

export const flask = thing((art) => [
  {
    d: 'M58 18H92V66L130 134C134 144 130 150 120 150H30C20 150 16 144 20 134L58 66Z',
    fill: art.light,
  },
  { d: 'M42 96H108L130 134C134 144 130 150 120 150H30C20 150 16 144 20 134Z', fill: art.mid },
  { d: slab(52, 10, 46, 12, 6), fill: art.deep },
  { d: disc(66, 122, 8) + disc(92, 132, 5), fill: art.sun },
]);

export const rocket = thing((art) => [
  { d: 'M58 128C52 142 58 152 75 162C92 152 98 142 92 128Z', fill: art.sun },
  { d: 'M50 84L26 116L30 136L54 122ZM100 84L124 116L120 136L96 122Z', fill: art.mid },
  { d: 'M75 6C104 32 110 84 96 130H54C40 84 46 32 75 6Z', fill: art.light },
  { d: disc(75, 64, 16), fill: art.pop },
  { d: disc(75, 64, 8), fill: art.sky },
]);

export const mic = thing((art) => [
  { d: slab(50, 14, 50, 86, 25), fill: art.pop },
  {
    d: 'M34 72C34 100 52 118 75 118S116 100 116 72M75 118V146M50 148H100',
    stroke: art.deep,
    width: 7,
  },
  { d: 'M62 40H88M62 56H88M62 72H88', stroke: art.light, width: 4 },
]);

export const clapper = thing((art) => [
  { d: slab(16, 66, 118, 84, 8), fill: art.deep },
  { d: 'M14 52L126 22L132 44L20 74Z', fill: art.light },
  {
    d: 'M34 47L52 42L44 68L26 72ZM70 37L88 32L80 58L62 63ZM106 27L124 22L118 48L98 53Z',
    fill: art.pop,
  },
  { d: 'M64 92L94 108L64 124Z', fill: art.sun },
]);

export const balloon = thing((art) => [
  { d: 'M52 96C46 120 62 130 54 150M96 110C102 128 90 138 96 152', stroke: art.deep, width: 3 },
  { d: 'M52 10C80 10 92 34 88 58C84 82 66 96 52 96S16 82 14 54S28 10 52 10Z', fill: art.pop },
  {
    d: 'M98 36C120 36 132 54 128 76C124 98 110 110 98 110S68 96 70 70S82 36 98 36Z',
    fill: art.sun,
  },
]);

export const shield = thing((art) => [
  { d: 'M75 14L128 34V82C128 116 106 138 75 152C44 138 22 116 22 82V34Z', fill: art.mid },
  { d: 'M75 14L128 34V82C128 116 106 138 75 152Z', fill: dark(art.mid, 0.16) },
  { d: 'M52 84L70 102L102 66', stroke: art.light, width: 10 },
]);

export const trophy = thing((art) => [
  { d: 'M38 44H16C16 74 28 88 48 90M112 44H134C134 74 122 88 102 90', stroke: art.sun, width: 8 },
  { d: 'M36 26H114V66C114 92 96 108 75 108S36 92 36 66Z', fill: art.sun },
  { d: slab(66, 104, 18, 26), fill: dark(art.sun) },
  { d: slab(42, 128, 66, 22, 5), fill: art.mid },
  { d: 'M75 42L81 55L95 56L84 66L88 80L75 72L62 80L66 66L55 56L69 55Z', fill: art.light },
]);

export const laptop = thing((art) => [
  { d: slab(26, 46, 98, 76, 8), fill: art.deep },
  { d: slab(34, 54, 82, 60, 3), fill: art.sky },
  { d: 'M44 70H74M44 82H92M44 94H66', stroke: art.mid, width: 5 },
  { d: 'M10 126H140L134 144C132 148 128 150 122 150H28C22 150 18 148 16 144Z', fill: art.far },
]);

export const globe = thing((art) => [
  { d: disc(75, 80, 52), fill: art.sky },
  {
    d: 'M44 44C64 34 78 44 72 58S46 64 40 78C30 70 30 54 44 44ZM84 70C104 60 122 72 120 90S92 122 84 108S70 80 84 70Z',
    fill: art.mid,
  },
  { d: disc(75, 80, 52), stroke: art.deep, width: 4 },
  { d: 'M48 150H102M75 134V150', stroke: art.deep, width: 7 },
]);
