import type { Finding } from './brief';
import type { FeatureName } from './features';
import type { KindName } from './kinds';

/** What a feature cannot do without: who fills in a form wants to see the records. */
const stands: Readonly<Partial<Record<FeatureName, FeatureName>>> = {
  form: 'list',
  detail: 'list',
  cart: 'list',
  search: 'list',
  filter: 'list',
  document: 'list',
  booking: 'list',
};

/** What a kind of app is not itself without; after it, the kinds that are about keeping records of a subject. */
const belongs: Readonly<Partial<Record<FeatureName, string>>> = {
  calculator: 'calculator',
  converter: 'converter translator',
  calendar: 'calendar period scheduling',
  timer: 'timer',
  chat: 'chat dating',
  feed: 'social community',
  map: 'map-finder parking ride-share',
  player: 'podcast music video',
  cart: 'ecommerce food-delivery',
  checklist: 'todo shopping-list habit',
  'card-deck': 'flashcards dating',
  quiz: 'quiz survey',
  scanner: 'scanner',
  document: 'documents',
  wallet: 'finance expense-split',
  booking: 'booking volunteering',
  kanban: 'kanban',
  editor: 'notes writing mood-journal',
  weather: 'weather',
  drawing: 'drawing',
  gallery: 'photo wardrobe',
  profile: 'profile',
  form: 'agriculture automotive expense-split finance fitness habit health inventory kanban mood-journal notes nutrition parenting pets plants polls real-estate sleep survey todo',
  list: 'agriculture automotive beauty books business-ops charity documents ecommerce events expense-split family finance fitness food food-delivery freelance habit health household insurance inventory jobs logistics mail marketplace movies music news notes nutrition parenting pets plants podcast real-estate recipes restaurant science security sports travel video volunteering wardrobe writing',
};

const byKind = new Map<string, FeatureName[]>();
for (const [feature, kinds] of Object.entries(belongs)) {
  for (const kind of kinds.split(' '))
    byKind.set(kind, [...(byKind.get(kind) ?? []), feature as FeatureName]);
}

/** Features that no word asks for and that follow from those asked for and from the kind: their words are empty. */
export function impliedFeatures(
  kind: KindName,
  asked: readonly Finding<FeatureName>[],
  excluded: readonly Finding<FeatureName>[],
): Finding<FeatureName>[] {
  const known = new Set([...asked, ...excluded].map(({ value }) => value));
  const follows = asked.flatMap(({ value }) => stands[value] ?? []);
  return [...new Set([...follows, ...(byKind.get(kind) ?? [])])]
    .filter((value) => !known.has(value))
    .map((value) => ({ value, words: '', at: -1 }));
}
