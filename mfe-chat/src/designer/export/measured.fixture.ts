import { noAssets, type Assets } from './assets/assets';
import type { AnyLayer, BoxLayer, TextLayer } from './measure/layers';
import type { AppDesign } from '../model/app-design';

const ink = { hex: '#102030', alpha: 1 };
const flat = { corners: [0, 0, 0, 0], borders: [], shadows: [], opacity: 1 } as const;

const boxOf = (own: Partial<BoxLayer> & Pick<BoxLayer, 'area'>): BoxLayer => ({
  ...flat,
  is: 'box',
  name: 'Card',
  clips: false,
  children: [],
  ...own,
});

export const textOf = (text: string, own: Partial<TextLayer> = {}): TextLayer => ({
  is: 'text',
  name: text,
  area: { x: 20, y: 40, width: 200, height: 20 },
  lines: [{ x: 20, y: 40, width: 200, height: 20, baseline: 56, text }],
  families: ['Instrument Sans Variable', 'sans-serif'],
  size: 16,
  weight: 400,
  isItalic: false,
  tracking: 0,
  leading: 20,
  color: ink,
  align: 'left',
  direction: 'ltr',
  ...own,
});

const outline = {
  d: 'M 20 100 C 20 90 60 90 60 100 L 40 120 Z',
  stroke: ink,
  strokeWidth: 1.5,
  isRound: true,
  dashes: [],
};
const drawing = { is: 'drawing', name: 'Sprout', clips: false } as const;
const small = { x: 20, y: 90, width: 40, height: 30 };

const layersTo = (to: string): AnyLayer[] => [
  boxOf({
    area: { x: 16.015625, y: 24, width: 358, height: 200 },
    fill: {
      is: 'gradient',
      angle: 135,
      stops: [
        { at: 0, color: ink },
        { at: 1, color: { hex: '#ffffff', alpha: 0.5 } },
      ],
    },
    corners: [12, 12, 0, 0],
    borders: [{ side: 'all', width: 1, color: ink, isDashed: true }],
    shadows: [{ x: 0, y: 2, blur: 8, spread: 0, color: { hex: '#000000', alpha: 0.2 } }],
    clips: true,
    lead: { to },
    children: [textOf('Water the “ferns”'), { ...drawing, area: small, outlines: [outline] }],
  }),
  boxOf({
    area: { x: 0, y: 300, width: 390, height: 60 },
    borders: [{ side: 'bottom', width: 1, color: ink, isDashed: false }],
    opacity: 0.5,
    lead: { back: true },
    children: [
      textOf('رجوع', { direction: 'rtl', align: 'right', weight: 700, line: 'underline' }),
      { ...drawing, area: small, outlines: [outline, { ...outline, fill: ink }] },
      { ...drawing, area: small, outlines: [outline], clips: true },
    ],
  }),
];

/** Contains every layer type; each screen links to the next. */
export function measuredAs({ screens }: AppDesign): Assets {
  return {
    ...noAssets,
    screens: screens.map(({ id, name }, at) => ({
      id,
      name,
      root: boxOf({
        name,
        area: { x: 0, y: 0, width: 390, height: 844 },
        fill: { is: 'color', color: { hex: '#faf8f3', alpha: 1 } },
        clips: true,
        children: layersTo(screens[(at + 1) % screens.length]?.id ?? id),
      }),
    })),
  };
}
