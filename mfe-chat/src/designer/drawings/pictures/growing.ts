import { contrast, mix } from '../../themes/color';
import { disc, slab, type Draw } from './shape';

export const plant: Draw = ({ accent: own, hero, heroText, art }) => {
  // On a ground of its own colour a leaf would not be seen.
  const accent = contrast(own, hero) < 1.4 ? art.far : own;
  return {
    box: [76, 120],
    hold: 'xMidYMax',
    shapes: [
      { d: 'M36.4 90C36 70 36.4 50 37.6 30', stroke: heroText, width: 3.2 },
      { d: 'M36 61C33 43 42 26 76 23C77 47 66 63 48 62.5C43 62.4 39 62 36 61Z', fill: accent },
      { d: 'M35 71.5C14 75 4 62 0 41C21 38 36 48 35 71.5Z', fill: accent },
      { d: 'M38.5 36C22 30.5 15 18 19 0C37 6 47 20 38.5 36Z', fill: heroText },
      { d: 'M11 99h53l-4.5 21h-44Z', fill: art.pop },
      { d: slab(4.5, 87, 65, 13, 6), fill: mix(art.pop, '#a8521f', 0.22) },
    ],
  };
};

export const dunes: Draw = ({ art }) => ({
  box: [346, 263],
  hold: 'xMidYMax',
  shapes: [
    { d: slab(0, 0, 346, 263), fill: art.sky },
    { d: disc(238, 92, 50), fill: art.sun },
    {
      d: 'M0 168C40 140 78 134 110 137C165 143 200 180 251 179C290 178 325 160 346 139V263H0Z',
      fill: art.far,
    },
    {
      d: 'M0 206C38 192 74 187 109 190C165 195 200 217 251 216C290 215 322 203 346 190V263H0Z',
      fill: art.mid,
    },
    { d: 'M0 240C60 228 130 226 190 229C250 232 300 230 346 227V263H0Z', fill: art.near },
    {
      d: 'M33 185C27 210 29 232 43 242L76 242C91 225 85 196 80 169C66 181 57 197 54 212C49 200 42 192 33 185Z',
      fill: art.near,
    },
  ],
});

const pot = (y: number) =>
  `M197.5 ${y}h56v44C277 161 299 187 299 224C299 262 283 288 265 306H187C169 288 152.5 262 152.5 224C152.5 187 174 161 197.5 ${y + 44}Z`;

export const kilnVase: Draw = ({ hero, art }) => ({
  box: [346, 331],
  hold: 'xMaxYMax',
  shapes: [
    { d: disc(226, 150, 120), fill: mix(hero, art.sun, 0.4) },
    { d: 'M226 110C225 84 210 66 190 56', stroke: art.near, width: 6 },
    { d: 'M226 110C228 88 240 74 258 60', stroke: art.near, width: 6 },
    { d: 'M214 74C190 92 160 70 155 34C178 30 208 42 214 74Z', fill: art.near },
    { d: 'M246 71C224 50 240 22 286 13C290 52 272 84 246 71Z', fill: art.near },
    { d: pot(105), fill: art.light },
    { d: 'M154 213C200 232 254 232 297.5 213L299.5 224C255 244 198 244 152.5 224Z', fill: art.mid },
  ],
});

export const mug: Draw = ({ art }) => ({
  box: [150, 168],
  hold: 'xMidYMax',
  shapes: [
    { d: disc(124, 112, 19), stroke: art.mid, width: 12 },
    {
      d: 'M34 74H112C120 74 125 79 125 87V124C125 140 115 150 99 150H40C28 150 22 134 22 112S26 74 34 74Z',
      fill: art.mid,
    },
    { d: slab(40, 74, 9, 76), fill: art.light },
  ],
});

export const bowl: Draw = ({ art }) => ({
  box: [150, 168],
  hold: 'xMidYMax',
  shapes: [
    { d: 'M15.5 94C15.5 128 40 150 75.5 150S135 128 135 94Z', fill: art.far },
    {
      d: 'M15.5 94a59.8 11 0 1 0 119.6 0a59.8 11 0 1 0 -119.6 0z',
      fill: mix(art.far, art.near, 0.4),
    },
  ],
});

export const budVase: Draw = ({ art }) => ({
  box: [150, 168],
  hold: 'xMidYMax',
  shapes: [
    { d: 'M75 78C74 52 82 38 96 26', stroke: art.near, width: 4 },
    { d: 'M84 50C98 52 112 44 116 28C100 24 86 32 84 50Z', fill: art.near },
    {
      d: 'M68 72h15v22C100 100 108 112 108 126C108 142 98 150 75.5 150S43 142 43 126C43 112 52 100 68 94Z',
      fill: art.pop,
    },
  ],
});

export const plate: Draw = ({ art }) => ({
  box: [150, 168],
  shapes: [
    { d: disc(75, 88, 56), fill: art.light },
    { d: disc(75, 88, 38), fill: mix(art.light, art.mid, 0.16) },
    { d: disc(75, 88, 33), fill: art.light },
  ],
});
