import type { ArchetypeName } from '../../../content/archetype-names';
import type { NounPhrase } from './noun-phrases';

/** Sorts of nouns that the mechanics are about. */
const about: Readonly<Partial<Record<ArchetypeName, readonly string[]>>> = {
  bedside: ['patients'],
  booking: ['personal-services', 'appointments', 'sports', 'professional-services'],
  'civic-report': ['public-problems'],
  claims: ['documents', 'money'],
  club: ['sports', 'community'],
  control: ['home-devices'],
  crm: ['customers'],
  directory: ['public-places', 'outdoor-places', 'venues'],
  events: ['celebrations', 'appointments'],
  feed: ['crafts', 'artworks', 'photos'],
  'field-jobs': ['home-devices', 'home-services'],
  lesson: ['topics'],
  marketplace: ['clothes', 'books', 'furniture', 'vehicles', 'toys'],
  network: ['workers'],
  notes: ['writings'],
  'on-demand': ['home-services', 'workers', 'personal-services', 'care-services'],
  'order-ahead': ['dishes', 'baked-goods', 'drinks'],
  'order-deliver': ['dishes', 'baked-goods', 'drinks', 'groceries'],
  player: ['audio', 'writings', 'video'],
  queue: ['appointments'],
  shifts: ['jobs'],
  split: ['money'],
  'swipe-match': ['pets', 'wild-animals'],
  tracker: ['health-measures', 'habits', 'medicines'],
  trip: ['travels'],
  wallet: ['money'],
};
const places: ReadonlySet<string> = new Set([
  'homes',
  'outdoor-places',
  'public-places',
  'venues',
  'workplaces',
]);

export const isPlace = ({ known }: NounPhrase): boolean =>
  known !== undefined && places.has(known.category);

/** Sorts of nouns that name what mechanics do as well: delivery, booking, report. */
const doings: ReadonlySet<string> = new Set([
  'appointments',
  'documents',
  'money',
  'software',
  'transport-services',
]);

/** Nouns that are subjects although they speak for the mechanics: “tools” for a rental. */
export const sparedIn = (
  phrases: readonly NounPhrase[],
  archetype: ArchetypeName,
): ReadonlySet<string> =>
  new Set(
    phrases.flatMap(({ one, many, known }) =>
      known && (!doings.has(known.category) || about[archetype]?.includes(known.category))
        ? [one, many]
        : [],
    ),
  );

/** Weighs nouns for the mechanics: who does it and where it is done are hardly what the app is about. */
export function fitted(phrases: readonly NounPhrase[], archetype: ArchetypeName): NounPhrase[] {
  const own = about[archetype] ?? [];
  return phrases.map((phrase) => {
    const { known, isPerson, score } = phrase;
    const isOwn = known !== undefined && own.includes(known.category);
    // People lose two points where subjects are ranked.
    if (isOwn) return { ...phrase, score: score + 1 + (isPerson ? 2 : 0) };
    return isPlace(phrase) ? { ...phrase, score: score - 1.5 } : phrase;
  });
}
