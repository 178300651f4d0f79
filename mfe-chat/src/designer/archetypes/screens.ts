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
import { stemOf } from '../interpret/words';
import { capitalise } from './fill';
import { firstOf, tabLabel, type PlannedScreen } from './plan';
import type { ListedScreen, Reading } from './reading';
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

/** At most so many screens beside the first. */
const most = 11;

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
  asked: readonly FeatureName[],
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

/** Turns a key of the archetype's texts into words. */
type Say = (key: string) => string;

/** The screens of an app: those that the sentence lists, else those of the archetype, and what was asked for beyond them. */
export function planScreens(
  { archetype, category, features }: Ingredients,
  reading: Reading,
  textOf: Say,
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
  const wanted = wantedOf(
    asked,
    archetype.firsts,
    sort === 'activity' && subject !== undefined,
    reading.brief.features.some(({ value }) => value === 'gallery'),
  );
  const said = reading.brief.text.toLowerCase();
  // “Beiträgen” speaks of “Beiträge”.
  const isSaid = (name: string) => said.includes(name.slice(0, Math.max(3, name.length - 1)));
  const own: PlannedScreen[] = [
    planned('home', textOf(archetype.home.name), archetype.home.icon, true, first.parts),
    ...archetype.screens.flatMap((screen) => {
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
  if (reading.screens.length >= 2)
    return listed({ archetype, features }, own, reading, textOf).slice(0, most + 1);
  return withAsked(
    own.map((screen) => (screen.id === 'home' ? { ...screen, said: reading.home } : screen)),
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

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);

/** How well a listed screen is one of the archetype's: shared words of the name, then shared features. */
function likeness(
  screen: ListedScreen,
  own: PlannedScreen,
  answers: readonly FeatureName[],
): number {
  const names = new Set(wordsOf(`${own.title} ${own.id.replaceAll('-', ' ')}`));
  const same = wordsOf(`${screen.name} ${screen.also}`).filter((word) => names.has(word)).length;
  return same * 3 + screen.features.filter((feature) => answers.includes(feature)).length;
}

/** The sentence's own screens in its order, each with the parts of the archetype's screen that it is most like. */
function listed(
  { archetype, features }: Pick<Ingredients, 'archetype' | 'features'>,
  own: readonly PlannedScreen[],
  reading: Reading,
  textOf: Say,
): PlannedScreen[] {
  const answersOf = (id: string) =>
    archetype.screens.find((screen) => screen.id === id)?.answers ?? [];
  const taken = new Set<string>();
  const named = reading.screens.slice(0, most);
  const homeAt = Math.max(
    0,
    named.findIndex(({ name }) =>
      /^(?:home|dashboard|today|start|main|inicio|startseite|accueil|início|الرئيسية|首页|ホーム|홈)/i.test(
        name,
      ),
    ),
  );
  const tabs = new Set(reading.tabs.map((tab) => tab.toLowerCase()));
  const screens = named.map((screen, index): PlannedScreen => {
    const candidates = own
      .filter(({ id }) => id !== 'home' && !taken.has(id))
      .map((candidate) => ({
        candidate,
        score: likeness(screen, candidate, answersOf(candidate.id)),
      }))
      .sort((a, b) => b.score - a.score);
    const [best] = candidates;
    const isHome = index === homeAt;
    const hasOwn = screen.said.some(({ as }) => as === 'rows' || as === 'facts');
    const like = best && best.score > 1 && !hasOwn ? best.candidate : undefined;
    const isDetail = screen.isOpened === true && !isHome && !taken.has('detail');
    const base = isHome ? own[0] : isDetail ? own.find(({ id }) => id === 'detail') : like;
    const id = isHome ? 'home' : isDetail ? 'detail' : (base?.id ?? `screen-${index + 1}`);
    taken.add(id);
    const extra = screen.features.slice(0, 3).flatMap((feature) => features[feature].parts);
    const parts = hasOwn
      ? []
      : base
        ? [
            ...base.parts,
            ...extra.filter(({ part }) => !base.parts.some((each) => each.part === part)),
          ]
        : extra.length > 0
          ? extra
          : ([
              {
                part: 'list',
                of: index % 2 ? 'mine' : 'records',
                note: ['first'],
                value: 'state',
                go: 'detail',
              },
            ] satisfies Part[]);
    return {
      id,
      title: clip(screen.name, 40),
      label: tabLabel(screen.name),
      icon: base?.icon ?? features[screen.features[0] ?? 'list'].icon,
      isTab: tabs.size > 0 ? tabs.has(screen.name.toLowerCase()) : index < 4,
      parts: parts.slice(0, 8),
      said: isHome ? [...screen.said, ...reading.home] : screen.said,
    };
  });
  const sorted = [screens[homeAt]!, ...screens.filter((_, index) => index !== homeAt)];
  // Rows lead to the record: its screen stays, named or not.
  const detail = own.find(({ id }) => id === 'detail');
  return detail && !taken.has('detail') && sorted.length < most
    ? [...sorted, { ...detail, title: textOf('one'), isTab: false }]
    : sorted;
}

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
    const free = names.find((name) => !taken.has(name)) ?? `${clip(title, 36)} ${taken.size}`;
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
    const isOwn = screen.thing === undefined && !screen.id.startsWith('more-');
    const rank = dispensable.includes(screen.id) ? 4 : isForm ? 3 : isOwn ? 2 : 1;
    return (isAsked(screen) && !isForm ? 1 : rank) * 100 + index;
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
