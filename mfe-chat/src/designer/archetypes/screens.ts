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

/** Kinds of nouns that name things, not actions of a screen. */
const tangible: ReadonlySet<Category['is']> = new Set([
  'thing',
  'vehicle',
  'animal',
  'plant',
  'food',
  'person',
  'place',
]);

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

/** Removes extras that were not asked for, unless the screen has nothing else. */
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

export interface Planners {
  ofList?: typeof listedScreens | undefined;
  ofSide?: typeof ofSide | undefined;
  overview?: typeof withOverview | undefined;
}

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
  // A “quiz night” is not a quiz, a “savings circle” not a wallet: the last word decides.
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
    // People who do the work accept it.
    side === undefined ? asked : [...asked, 'approvals'],
    archetype.firsts,
    sort === 'activity' && subject !== undefined,
    reading.brief.features.some(({ value }) => value === 'gallery'),
  );
  const text = reading.brief.text.toLowerCase();
  // “Beiträgen” contains “Beiträge”.
  const isSaid = (name: string) => text.includes(name.slice(0, Math.max(3, name.length - 1)));
  // “Only four buttons”: shows these and nothing of the archetype.
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
      // “Nothing else”: keeps the record, its form and what was asked for.
      const isUsual = reading.isBare ? ['detail', 'new'].includes(id) : !screen.asked;
      const isWanted =
        isUsual ||
        answers.some((feature) => asked.includes(feature)) ||
        reading.subjects.some(({ category }) => category === 'money') ||
        isSaid(textOf(name).toLowerCase());
      return isWanted ? [planned(id, textOf(name), icon, tab, parts)] : [];
    }),
  ].map((screen) => ({ ...screen, parts: withoutExtras(screen.parts, wanted) }));
  // A brief that lists its screens gets only these.
  if (ofList) return ofList({ archetype, features }, own, reading, textOf).slice(0, most + 1);
  return withAsked(
    (ofSide?.seenBy(side, own) ?? own).map((screen) =>
      screen.id === 'home' ? { ...screen, said: reading.home } : screen,
    ),
    // “due” matches wallet and “like” matches feed, but neither names the feature.
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

const namesOf = (part: Part): string[] =>
  part.part === 'detail' ? [part.people ? '{Role}' : 'one'] : part.part === 'form' ? ['add'] : [];

/** Makes screen names unique: a screen without a tab is renamed after what it shows. */
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

/** Screens that may be dropped, the first one first. */
const dispensable = ['you', 'messages', 'together', 'shared', 'kept', 'alerts', 'figures'];

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
    const rank = screen.isExtra
      ? 5
      : dispensable.includes(screen.id)
        ? 4
        : isForm
          ? 3
          : isOwn
            ? 2
            : 1.5;
    return (isAsked(screen) && screen.thing === undefined ? 1 : rank) * 100 + index;
  });
  const last = ranks.toSorted((a, b) => a - b)[bounds.screens - 1] ?? Infinity;
  return planned.filter((_, index) => (ranks[index] ?? 0) <= last);
}

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
