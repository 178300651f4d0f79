import type { AppLanguage } from '../../../content/app-language';
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

/** What a noun means to the mechanics of an app. */
export interface Fit {
  isOwn: (phrase: NounPhrase) => boolean;
  /** It names what the mechanics do with every subject. */
  isDoing: (phrase: NounPhrase) => boolean;
}

export function archetypeFit({ signs }: AppLanguage, archetype: ArchetypeName): Fit {
  const own = about[archetype] ?? [];
  const named = new Set(signs[archetype]?.nouns ?? []);
  const isOwn = ({ known }: NounPhrase) => known !== undefined && own.includes(known.category);
  return {
    isOwn,
    isDoing: (phrase) =>
      (named.has(phrase.one) || named.has(phrase.many)) &&
      // “tools” speak for a rental, and are what is rented.
      (!phrase.known || (doings.has(phrase.known.category) && !isOwn(phrase))),
  };
}

/** Weighs nouns for the mechanics: who does it and where it is done are hardly what the app is about. */
export function fitted(phrases: readonly NounPhrase[], { isOwn }: Fit): NounPhrase[] {
  const weightOf = (phrase: NounPhrase) => {
    if (isOwn(phrase)) return 1;
    if (phrase.isPerson) return -2;
    return isPlace(phrase) ? -1.5 : 0;
  };
  return phrases.map((phrase) => ({ ...phrase, score: phrase.score + weightOf(phrase) }));
}
