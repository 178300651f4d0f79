import type { Typeface } from '../model/theme';

/** Colours that suit what an app is about; kinds that are not named take any. */
export const suited: readonly (readonly [kinds: string, names: string])[] = [
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

/** Letters for titles and for text, how heavy and how close they stand, and the corners that go with them. */
export const pairings: Record<string, Pairing> = {
  grotesk: ['bricolage', 'instrument', 690, -0.035, [20, 24, 28]],
  loud: ['bricolage', 'bricolage', 780, -0.05, [14, 28, 34]],
  serif: ['newsreader', 'instrument', 560, -0.02, [10, 16, 22]],
  plain: ['instrument', 'instrument', 660, -0.03, [12, 18, 24]],
  round: ['rounded', 'instrument', 720, -0.02, [28, 32, 36]],
  narrow: ['condensed', 'instrument', 740, -0.01, [8, 14, 20]],
  book: ['georgia', 'georgia', 600, -0.01, [6, 12, 18]],
  technical: ['mono', 'instrument', 640, -0.04, [6, 10, 16]],
};

/** Pairings that suit what an app is about. */
export const voices: readonly (readonly [kinds: string, names: string])[] = [
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
