import type { Part } from '../../content/archetype.schema';
import type { ArchetypeContent } from '../../content/app-language';

type Mechanics = ArchetypeContent['archetype'];
import { clip } from '../compose/context';
import type { ComponentType } from '../model/components';
import { vocabularyOf } from '../model/vocabulary';
import type { FeatureName } from '../interpret/features';
import { stemOf } from '../interpret/words';
import { capitalise } from './fill';
import { firstOf, partsOfFeatures, type PlannedScreen } from './plan';
import type { ListedScreen, Reading } from './reading';

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
]);

/** Without the extras that were not asked for; a screen that has nothing else keeps them. */
function withoutExtras(
  parts: readonly Part[],
  firsts: Mechanics['firsts'],
  asked: readonly FeatureName[],
): readonly Part[] {
  const wanted = new Set<string>([...asked, ...firsts.flatMap(({ when }) => when)]);
  const kept = parts.filter(({ part }) => !extras.has(part) || wanted.has(part));
  return kept.some(({ part }) => part !== 'section' && part !== 'button') ? kept : parts;
}

/** Turns a key of the archetype's texts into words. */
type Say = (key: string) => string;

/** The screens of an app: those that the sentence lists, else those of the archetype, and what was asked for beyond them. */
export function planScreens(
  archetype: Mechanics,
  reading: Reading,
  seed: number,
  textOf: Say,
): PlannedScreen[] {
  const asked = reading.brief.features.filter(({ at }) => at >= 0).map(({ value }) => value);
  const first = firstOf(archetype, asked, seed);
  const own: PlannedScreen[] = [
    planned('home', textOf(archetype.home.name), archetype.home.icon, true, first.parts),
    ...archetype.screens.map(({ id, name, icon, tab, parts }) =>
      planned(id, textOf(name), icon, tab, withoutExtras(parts, archetype.firsts, asked)),
    ),
  ];
  // A brief that lists its screens wants these and no others.
  if (reading.screens.length >= 2)
    return listed(archetype, own, reading, textOf).slice(0, most + 1);
  return withAsked(
    own.map((screen) => (screen.id === 'home' ? { ...screen, said: reading.home } : screen)),
    asked,
    textOf,
  ).slice(0, most + 1);
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
  label: clip(title, 14),
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
  archetype: Mechanics,
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
      /home|dashboard|today|start|main|inicio|startseite|accueil|início|الرئيسية|首页|ホーム|홈/i.test(
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
    const base = isHome ? own[0] : best && best.score > 1 ? best.candidate : undefined;
    if (base) taken.add(base.id);
    const extra = screen.features.slice(0, 3).flatMap((feature) => partsOfFeatures[feature].parts);
    const parts = base
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
      id: isHome ? 'home' : (base?.id ?? `screen-${index + 1}`),
      title: clip(screen.name, 40),
      label: clip(screen.name.split(/\s*[/&(]\s*/u)[0] ?? screen.name, 16),
      icon: base?.icon ?? partsOfFeatures[screen.features[0] ?? 'list'].icon,
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
  asked: readonly FeatureName[],
  textOf: Say,
): PlannedScreen[] {
  const drawn = new Set(
    screens.flatMap(({ parts }) => parts.flatMap(({ part }) => featuresOf(part))),
  );
  const added: PlannedScreen[] = [];
  for (const feature of new Set(asked)) {
    if (drawn.has(feature)) continue;
    const { icon, name, parts, aside = false } = partsOfFeatures[feature];
    const known = added.find(({ id }) => id === `more-${name}`);
    if (known) known.parts = [...known.parts, ...parts];
    else
      added.push({
        ...planned(`more-${name}`, capitalise(textOf(name), 'en'), icon, !aside, parts),
      });
    for (const { part } of parts) for (const each of featuresOf(part)) drawn.add(each);
  }
  // Eleven screens beside the first at most: what is too much shares the last ones.
  return [...screens, ...added];
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
