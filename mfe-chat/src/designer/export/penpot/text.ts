import { installed } from '../assets/font-names';
import type { TextLayer } from '../measure/layers';
import type { TextStyle } from '../measure/text-styles';
import type { Shape } from './format';
import { round, solid } from './styles';

/** Google Fonts, which Penpot includes, by a word in the design's font names. */
const fonts: readonly [word: RegExp, family: string, id: string][] = [
  [/instrument|condensed|narrow/i, 'Instrument Sans', 'gfont-instrument-sans'],
  [/bricolage|rounded/i, 'Bricolage Grotesque', 'gfont-bricolage-grotesque'],
  [/newsreader|charter|georgia/i, 'Newsreader', 'gfont-newsreader'],
  [/mono/i, 'IBM Plex Mono', 'gfont-ibm-plex-mono'],
];

type Letters = Pick<
  TextStyle,
  'families' | 'size' | 'weight' | 'isItalic' | 'tracking' | 'leading'
>;

/** Uses the nearest available weight. */
export function lettersOf({ families, size, weight, isItalic, tracking, leading }: Letters) {
  const [first = ''] = installed(families);
  const [, family, fontId] = fonts.find(([word]) => word.test(first)) ?? [
    '',
    'sourcesanspro',
    'sourcesanspro',
  ];
  const fontWeight = String(Math.min(800, Math.max(400, Math.round(weight / 100) * 100)));
  const upright = fontWeight === '400' ? 'regular' : fontWeight;
  const italic = fontWeight === '400' ? 'italic' : `${fontWeight}italic`;
  return {
    fontId,
    fontFamily: family,
    fontVariantId: isItalic ? italic : upright,
    fontSize: String(round(size)),
    fontWeight,
    fontStyle: isItalic ? 'italic' : 'normal',
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
