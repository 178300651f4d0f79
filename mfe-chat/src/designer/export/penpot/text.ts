import { installed } from '../assets/font-names';
import type { TextLayer } from '../measure/layers';
import type { TextStyle } from '../measure/text-styles';
import type { Shape } from './format';
import { round, solid } from './styles';

interface GoogleFont {
  /** Matches the design's font names. */
  word: RegExp;
  family: string;
  /** Lightest and heaviest, from 400 to 800. */
  weights: readonly [number, number];
  hasItalic?: true;
}

/** Penpot includes Google Fonts. */
const fonts: readonly GoogleFont[] = [
  {
    word: /instrument|condensed|narrow/i,
    family: 'Instrument Sans',
    weights: [400, 700],
    hasItalic: true,
  },
  { word: /bricolage|rounded/i, family: 'Bricolage Grotesque', weights: [400, 800] },
  {
    word: /newsreader|charter|georgia/i,
    family: 'Newsreader',
    weights: [400, 800],
    hasItalic: true,
  },
  { word: /mono/i, family: 'IBM Plex Mono', weights: [400, 700], hasItalic: true },
  { word: /patrick/i, family: 'Patrick Hand', weights: [400, 400] },
  { word: /pixelify/i, family: 'Pixelify Sans', weights: [400, 700] },
  { word: /bodoni/i, family: 'Bodoni Moda', weights: [400, 800], hasItalic: true },
  { word: /limelight/i, family: 'Limelight', weights: [400, 400] },
  { word: /anton/i, family: 'Anton', weights: [400, 400] },
  { word: /orbitron/i, family: 'Orbitron', weights: [400, 800] },
  { word: /fredoka/i, family: 'Fredoka', weights: [400, 700] },
];

const idOf = (family: string) => `gfont-${family.toLowerCase().replaceAll(' ', '-')}`;

type Letters = Pick<
  TextStyle,
  'families' | 'size' | 'weight' | 'isItalic' | 'tracking' | 'leading'
>;

/** Uses the nearest available weight. */
export function lettersOf({ families, size, weight, isItalic, tracking, leading }: Letters) {
  const [first = ''] = installed(families);
  const font = fonts.find(({ word }) => word.test(first));
  const [lightest, heaviest] = font?.weights ?? [400, 800];
  const nearest = Math.min(heaviest, Math.max(lightest, Math.round(weight / 100) * 100));
  const fontWeight = String(nearest);
  const leans = isItalic && (!font || font.hasItalic === true);
  const upright = fontWeight === '400' ? 'regular' : fontWeight;
  const italic = fontWeight === '400' ? 'italic' : `${fontWeight}italic`;
  return {
    fontId: font ? idOf(font.family) : 'sourcesanspro',
    fontFamily: font?.family ?? 'sourcesanspro',
    fontVariantId: leans ? italic : upright,
    fontSize: String(round(size)),
    fontWeight,
    fontStyle: leans ? 'italic' : 'normal',
    lineHeight: String(round(leading / size)),
    letterSpacing: String(round(tracking)),
  };
}

/** One paragraph per measured line. */
export function textShape(layer: TextLayer, id: string): Shape {
  const { lines, leading, color, align, direction, line, name } = layer;
  const letters = lettersOf(layer);
  const [top, left, right] = [
    Math.min(...lines.map(({ y, height }) => y + height / 2)) - leading / 2,
    Math.min(...lines.map(({ x }) => x)),
    Math.max(...lines.map(({ x, width }) => x + width)),
  ];
  // Another font may be wider, and a line nearly as long as its box would break.
  const spare = Math.max(4, (right - left) * 0.04);
  const shift = { left: 0, center: spare / 2, right: spare }[align];
  return {
    id,
    name,
    type: 'text',
    area: {
      x: left - shift,
      y: top,
      width: right - left + spare,
      height: leading * lines.length,
    },
    growType: 'fixed',
    content: {
      type: 'root',
      children: [
        {
          type: 'paragraph-set',
          children: lines.map(({ text }) => ({
            type: 'paragraph',
            textAlign: align,
            textDirection: direction,
            ...letters,
            children: [{ text, ...letters, textDecoration: line ?? 'none', fills: [solid(color)] }],
          })),
        },
      ],
    },
  };
}
