import type { Brief } from '../interpret/brief';
import type { AppDesign } from '../model/app-design';
import type { Look, StyleName, Typeface } from '../model/theme';
import { toLch } from '../themes/color';
import { lookIn } from '../themes/styles';
import { palettes, type PaletteName } from '../themes/palettes';
import { paletteOf, recipes, type RecipeName } from './palettes';
import type { Chance } from './seed';

/** Colours that suit what an app is about; kinds that are not named take any. */
const suited: readonly (readonly [kinds: string, names: string])[] = [
  ['plants agriculture', 'fern pine moss lime'],
  ['pets kids family parenting', 'peach butter coral sky marigold'],
  ['scheduling', 'marigold butter sky'],
  ['habit', 'meadow sorbet fern peach'],
  ['fitness sports game', 'tomato cobalt lime iris'],
  ['health insurance science', 'mint lagoon sky pine'],
  ['meditation sleep', 'lagoon iris lilac sand'],
  ['period beauty dating', 'blush coral plum lilac'],
  ['mood-journal writing books notes', 'sand peach moss plum'],
  ['finance expense-split business-ops freelance', 'pine lime graphite lagoon iris'],
  ['recipes food restaurant food-delivery', 'marigold tomato clay moss coral'],
  ['ecommerce marketplace fashion wardrobe', 'clay sand graphite blush'],
  ['travel map-finder ride-share weather', 'sky lagoon coral cobalt butter'],
  ['music podcast movies video photo', 'plum iris graphite cobalt tomato'],
  ['education language flashcards quiz', 'cobalt butter lilac mint'],
  ['todo productivity calendar kanban', 'butter sky lilac tomato fern'],
  ['charity volunteering community events', 'coral marigold fern plum'],
  ['security developer-tools utility scanner', 'graphite cobalt lime pine'],
  ['chat social mail', 'lilac sky coral mint'],
  ['calculator converter translator timer', 'marigold mint iris graphite tomato'],
];

type Pairing = readonly [
  display: Typeface,
  text: Typeface,
  weight: number,
  tracking: number,
  radii: readonly number[],
];

const pairings: Record<string, Pairing> = {
  grotesk: ['bricolage', 'instrument', 690, -0.035, [20, 24, 28]],
  loud: ['bricolage', 'bricolage', 780, -0.05, [14, 28, 34]],
  serif: ['newsreader', 'instrument', 560, -0.02, [10, 16, 22]],
  plain: ['instrument', 'instrument', 660, -0.03, [12, 18, 24]],
  round: ['rounded', 'instrument', 720, -0.02, [28, 32, 36]],
  narrow: ['condensed', 'instrument', 740, -0.01, [8, 14, 20]],
  book: ['georgia', 'georgia', 600, -0.01, [6, 12, 18]],
  technical: ['mono', 'instrument', 640, -0.04, [6, 10, 16]],
};

const voices: readonly (readonly [kinds: string, names: string])[] = [
  ['mood-journal writing books meditation news restaurant notes', 'serif book'],
  ['fitness sports music game logistics automotive', 'loud narrow plain'],
  ['kids pets parenting family fun habit language', 'round loud grotesk'],
  [
    'developer-tools science inventory scanner converter security utility',
    'technical plain grotesk',
  ],
  ['fashion beauty real-estate recipes travel wardrobe', 'serif grotesk narrow'],
  ['finance freelance insurance business-ops documents jobs', 'plain grotesk technical'],
];

const of = (table: typeof suited, kind: string, other: readonly string[]) =>
  table.find(([kinds]) => kinds.split(' ').includes(kind))?.[1].split(' ') ?? other;

/** The reply's style by the rule of the specification: the case of the letters counts. */
function styleOfReply(text: string): StyleName {
  if (text.includes('coquette')) return 'coquette';
  return text.includes('minimal') ? 'minimal' : 'pastel';
}

const named: readonly (readonly [sign: RegExp, style: StyleName])[] = [
  [/playful|fun|cute|kid/, 'playful'],
  [/elegan|luxur|classy/, 'elegant'],
  [/professional|corporate|business/, 'professional'],
];

export function lookFor(
  brief: Brief,
  chance: Chance,
): Pick<AppDesign, 'look' | 'ownLook' | 'tabLook'> {
  const kind = brief.kind.value;
  const name = chance.pick(of(suited, kind, Object.keys(recipes))) as RecipeName | PaletteName;
  const voice = chance.pick(of(voices, kind, ['grotesk', 'plain', 'loud', 'round', 'serif']));
  const [display, text, weight, tracking, radii] = pairings[voice] ?? pairings['grotesk']!;
  const wanted = brief.colors[0]?.value;
  const hue = wanted ? toLch(wanted) : undefined;
  const drawn = name in palettes ? palettes[name as PaletteName] : undefined;
  const recipe = recipes[drawn ? 'fern' : (name as RecipeName)];
  const palette = hue
    ? paletteOf(
        {
          ...recipe,
          name: 'Your color',
          ground: [0.974, Math.min(0.02, hue.chroma), hue.hue],
          accent: [Math.min(0.55, hue.lightness), hue.chroma, hue.hue],
          hero: [0.87, Math.min(0.09, hue.chroma), hue.hue],
        },
        wanted,
      )
    : (drawn ?? paletteOf(recipe));
  const ownLook: Look = {
    style: 'pastel',
    mode: 'light',
    radius: chance.pick(radii),
    surface: brief.styles.some(({ value }) => /glass|frost/.test(value)) ? 'glass' : 'solid',
    density: chance.pick(['compact', 'regular', 'regular', 'airy']),
    type: { display, text, weight, tracking },
    palette,
  };
  const reply = styleOfReply(brief.text);
  const words = brief.styles.map(({ value }) => value).join(' ');
  const style =
    reply === 'pastel' ? (named.find(([sign]) => sign.test(words))?.[1] ?? reply) : reply;
  const styled = lookIn(ownLook, style);
  const look = brief.mode?.value === 'dark' ? lookIn(ownLook, 'dark-mode') : styled;
  return {
    ownLook,
    look: { ...look, surface: ownLook.surface },
    tabLook: chance.pick(['bar', 'bar', 'pill', 'line']),
  };
}
