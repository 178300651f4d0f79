import type { Part } from '../../content/archetype.schema';
import type { Category } from '../../content/category.schema';
import type { ArchetypeContent } from '../../content/app-language';
import type { FeatureScreens } from '../../content/feature-screens.schema';

type Mechanics = ArchetypeContent['archetype'];
import { clip } from '../compose/clip';
import type { ComponentType } from '../model/components';
import { bounds } from '../model/limits';
import { vocabularyOf } from '../model/vocabulary';
import type { FeatureName } from '../interpret/features';
import { capitalise } from './fill';
import { firstOf, most, tabLabel, type PlannedScreen, type Say } from './plan';
import type { listedScreens } from './asked/listed-screens';
import type { withOverview } from './asked/overview';
import type { ofSide } from './asked/side';
import type { Reading } from './reading';
import type { Ingredients } from './subject';

/** Sorts of nouns that stand for nothing that a screen does. */
const tangible: ReadonlySet<Category['is']> = new Set([
  'thing',
  'vehicle',
  'animal',
  'plant',
  'food',
  'person',
  'place',
]);

/** What many mechanics can have and few are about. */
const extras: ReadonlySet<string> = new Set([
  'approvals',
  'calculator',
  'camera',
  'converter',
  'document',
  'leaderboard',
  'poll',
  'rating',
  'scanner',
  'signature',
  'streak',
  'wall',
]);

/** Parts that a sentence wants beyond those that every app of the archetype has. */
const wantedOf = (
  asked: readonly string[],
  firsts: Mechanics['firsts'],
  isHabit: boolean,
  hasGallery: boolean,
): ReadonlySet<string> =>
  new Set<string>([
    ...asked,
    ...firsts.flatMap(({ when }) => when).filter((feature) => feature !== 'streak'),
    ...(hasGallery ? ['wall'] : []),
    ...(isHabit ? ['streak'] : []),
  ]);

/** Without the extras that were not asked for; a screen that has nothing else keeps them. */
function withoutExtras(parts: readonly Part[], wanted: ReadonlySet<string>): readonly Part[] {
  const kept = parts.flatMap((part): Part[] => {
    if (part.part === 'stats' || part.part === 'tiles') {
      const figures = part.figures.filter(
        ({ figure }) => figure !== 'streak' || wanted.has('streak'),
      );
      return figures.length > 1 ? [{ ...part, figures }] : [];
    }
    return extras.has(part.part) && !wanted.has(part.part) ? [] : [part];
  });
  return kept.some(({ part }) => part !== 'section' && part !== 'button') ? kept : parts;
}

/** What few sentences need. */
export interface Planners {
  /** For a brief that lists its screens. */
  ofList?: typeof listedScreens | undefined;
  /** For a sentence that takes a side. */
  ofSide?: typeof ofSide | undefined;
  /** For a sentence that lists the parts of the app. */
  overview?: typeof withOverview | undefined;
}

/** The screens of an app: those that the sentence lists, else those of the archetype, and what was asked for beyond them. */
export function planScreens(
  { archetype, category, features }: Ingredients,
  reading: Reading,
  textOf: Say,
  { ofList, ofSide }: Planners,
): PlannedScreen[] {
  const sort = category.is;
  const [subject] = reading.subjects;
  // “Drills” are rented, not answered; “appointments” are kept in a calendar.
  const isSubject = (at: number) =>
    subject?.category !== undefined &&
    tangible.has(sort) &&
    at >= subject.at &&
    at < subject.at + subject.words.length;
  // A “quiz night” is no quiz, a “savings circle” no wallet: the last word says what it is.
  const isPart = (at: number, { length }: string) =>
    [...reading.subjects, ...reading.things].some(
      (noun) => at >= noun.at && at + length < noun.at + noun.words.length,
    );
  const found = reading.brief.features.filter(
    ({ at, value, words }) =>
      at >= 0 && !isSubject(at) && !(features[value].named && isPart(at, words)),
  );
  const asked = found.map(({ value }) => value);
  const first = firstOf(archetype, asked, reading.brief.seed);
  const side = ofSide?.sideOf(archetype, reading);
  const wanted = wantedOf(
    // Who does the work accepts it.
    side === undefined ? asked : [...asked, 'approvals'],
    archetype.firsts,
    sort === 'activity' && subject !== undefined,
    reading.brief.features.some(({ value }) => value === 'gallery'),
  );
  const text = reading.brief.text.toLowerCase();
  // “Beiträgen” speaks of “Beiträge”.
  const isSaid = (name: string) => text.includes(name.slice(0, Math.max(3, name.length - 1)));
  // “Only four buttons”: these, and nothing that the mechanics have.
  const isAll = reading.isBare === true && reading.home.some(({ as }) => as === 'actions');
  const own: PlannedScreen[] = [
    planned(
      'home',
      textOf(isAll ? '{app}' : archetype.home.name),
      archetype.home.icon,
      true,
      isAll ? [] : first.parts,
    ),
    ...(isAll ? [] : archetype.screens).flatMap((screen) => {
      const { id, name, icon, tab, parts, answers } = screen;
      // “Nothing else”: the record and its form, and what was asked for.
      const isUsual = reading.isBare ? ['detail', 'new'].includes(id) : !screen.asked;
      const isWanted =
        isUsual ||
        answers.some((feature) => asked.includes(feature)) ||
        reading.subjects.some(({ category }) => category === 'money') ||
        isSaid(textOf(name).toLowerCase());
      return isWanted ? [planned(id, textOf(name), icon, tab, parts)] : [];
    }),
  ].map((screen) => ({ ...screen, parts: withoutExtras(screen.parts, wanted) }));
  // A brief that lists its screens wants these and no others.
  if (ofList) return ofList({ archetype, features }, own, reading, textOf).slice(0, most + 1);
  return withAsked(
    (ofSide?.seenBy(side, own) ?? own).map((screen) =>
      screen.id === 'home' ? { ...screen, said: reading.home } : screen,
    ),
    // “due” and “like” are heard as wallet and feed, and name neither.
    found.filter(({ value, words }) => {
      const { names } = features[value];
      const heard = words.toLowerCase();
      const isSaidSo = !names || names.includes(heard) || names.includes(heard.replace(/s$/, ''));
      return isSaidSo || /[^a-z]/.test(heard) || reading.brief.language !== 'en';
    }),
    features,
    textOf,
  );
}

const planned = (
  id: string,
  title: string,
  icon: PlannedScreen['icon'],
  isTab: boolean,
  parts: readonly Part[],
): PlannedScreen => ({
  id,
  title: clip(title, 40),
  label: tabLabel(title),
  icon,
  isTab,
  parts,
  said: [],
});

/** Features whose part no screen has, each on a screen of its own. */
function withAsked(
  screens: PlannedScreen[],
  asked: Reading['brief']['features'],
  features: FeatureScreens,
  textOf: Say,
): PlannedScreen[] {
  const drawn = new Set(
    screens.flatMap(({ parts }) => parts.flatMap(({ part }) => featuresOf(part))),
  );
  const added: PlannedScreen[] = [];
  for (const { value: feature } of asked) {
    if (drawn.has(feature)) continue;
    const { icon, name, parts, aside = false } = features[feature];
    const known = added.find(({ id }) => id === `more-${name}`);
    if (known) known.parts = [...known.parts, ...parts];
    else
      added.push({
        ...planned(`more-${name}`, capitalise(textOf(name), 'en'), icon, !aside, parts),
      });
    for (const { part } of parts) for (const each of featuresOf(part)) drawn.add(each);
  }
  return [...screens, ...added];
}

/** What a part shows, as a name for its screen. */
const namesOf = (part: Part): string[] =>
  part.part === 'detail' ? [part.people ? '{Role}' : 'one'] : part.part === 'form' ? ['add'] : [];

/** Screens with names of their own: one that is no tab gives way, and is called by what it shows. */
export function withOwnNames(screens: readonly PlannedScreen[], textOf: Say): PlannedScreen[] {
  const first = (title: string) =>
    screens.find((screen) => screen.title === title && screen.isTab) ??
    screens.find((screen) => screen.title === title);
  const taken = new Set(screens.map(({ title }) => title));
  return screens.map((screen) => {
    const { title, parts, thing } = screen;
    if (first(title) === screen) return screen;
    const names = [...(thing === undefined ? parts.flatMap(namesOf) : []), 'details'].map(textOf);
    const free =
      [...names, `${clip(title, 26)} · ${textOf('details')}`].find((name) => !taken.has(name)) ??
      `${clip(title, 36)} ${taken.size}`;
    taken.add(free);
    return { ...screen, title: free, label: tabLabel(free) };
  });
}

/** Screens that an app can do without, the most dispensable first. */
const dispensable = ['you', 'messages', 'together', 'shared', 'kept', 'alerts', 'figures'];

/** As many screens as a design may have: those of the mechanics give way to what the sentence asks for. */
export function withinBounds(
  planned: readonly PlannedScreen[],
  { features }: Reading['brief'],
): PlannedScreen[] {
  const asked = new Set(features.filter(({ at }) => at >= 0).map(({ value }) => value));
  const isAsked = ({ parts, said }: PlannedScreen) =>
    said.length > 0 || parts.some(({ part }) => featuresOf(part).some((each) => asked.has(each)));
  const ranks = planned.map((screen, index) => {
    if (screen.id === 'home' || screen.id === 'detail') return index;
    const isForm = screen.thing !== undefined && screen.id.endsWith('-new');
    const isRecord = screen.thing !== undefined && screen.id.endsWith('-one');
    const isOwn = isRecord || (screen.thing === undefined && !screen.id.startsWith('more-'));
    const rank = dispensable.includes(screen.id) ? 4 : isForm ? 3 : isOwn ? 2 : 1.5;
    return (isAsked(screen) && screen.thing === undefined ? 1 : rank) * 100 + index;
  });
  const last = ranks.toSorted((a, b) => a - b)[bounds.screens - 1] ?? Infinity;
  return planned.filter((_, index) => (ranks[index] ?? 0) <= last);
}

/** Parts that are named otherwise than the component that they become. */
const components: Readonly<Partial<Record<Part['part'], ComponentType>>> = {
  wall: 'masonry',
  map: 'place-map',
  board: 'kanban',
  switches: 'toggles',
  slots: 'booking',
  stats: 'stats-row',
  chart: 'bar-chart',
  basket: 'cart',
  form: 'field',
  signature: 'drawing-pad',
  roles: 'list',
  settings: 'toggles',
};

const featuresOf = (part: Part['part']): FeatureName[] => [
  vocabularyOf((components[part] ?? part) as ComponentType) as FeatureName,
];
