import type { Part } from '../../../content/archetype.schema';
import { clip } from '../../compose/clip';
import type { FeatureName } from '../../interpret/features';
import { most, tabLabel, type PlannedScreen, type Say } from '../plan';
import type { ListedScreen, Reading } from '../reading';
import type { Ingredients } from '../subject';
import { stemsIn } from './shown';

/** Scores how well a listed screen matches one of the archetype: shared words weigh more than shared features. */
function likeness(
  screen: ListedScreen,
  own: PlannedScreen,
  answers: readonly FeatureName[],
): number {
  const names = new Set(stemsIn(`${own.title} ${own.id.replaceAll('-', ' ')}`));
  const same = stemsIn(`${screen.name} ${screen.also}`).filter((word) => names.has(word)).length;
  return same * 3 + screen.features.filter((feature) => answers.includes(feature)).length;
}

export function listedScreens(
  { archetype, features }: Pick<Ingredients, 'archetype' | 'features'>,
  own: readonly PlannedScreen[],
  reading: Reading,
  textOf: Say,
): PlannedScreen[] {
  const answersOf = (id: string) =>
    archetype.screens.find((screen) => screen.id === id)?.answers ?? [];
  const taken = new Set<string>();
  const named = reading.screens.slice(0, most);
  const found = named.findIndex(({ name }) =>
    (reading.owner === undefined
      ? /^(?:home|dashboard|today|start|main|inicio|startseite|accueil|início|الرئيسية|首页|ホーム|홈)/i
      : /^(?:home|dashboard|overview|today)$/i
    ).test(name),
  );
  // An app that is a list of parts starts with an overview.
  const isOverview = reading.owner !== undefined && found < 0;
  const homeAt = isOverview ? -1 : Math.max(0, found);
  const tabs = new Set(reading.tabs.map((tab) => tab.toLowerCase()));
  const screens = named.map((screen, index): PlannedScreen => {
    const candidates = own
      .filter(({ id }) => id !== 'home' && !taken.has(id) && !(isOverview && id === 'detail'))
      .map((candidate) => ({
        candidate,
        score: likeness(screen, candidate, answersOf(candidate.id)),
      }))
      .sort((a, b) => b.score - a.score);
    const [best] = candidates;
    const isHome = index === homeAt;
    const hasOwn = screen.said.some(({ as }) => as === 'rows' || as === 'facts');
    const like = best && best.score > (isOverview ? 2 : 1) && !hasOwn ? best.candidate : undefined;
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
  // “Basket, past orders”: an app has one basket.
  const isBasket = ({ part }: Part) => part === 'basket';
  const owner =
    screens.find(({ id }) => id === 'basket') ??
    screens.find(({ parts }) => parts.some((part) => isBasket(part)));
  const once = screens.map((screen) =>
    screen === owner
      ? screen
      : { ...screen, parts: screen.parts.filter((part) => !isBasket(part)) },
  );
  const title = textOf('home');
  const overview: PlannedScreen = {
    id: 'home',
    title,
    label: title,
    icon: 'house',
    isTab: true,
    parts: [],
    said: reading.home,
  };
  const sorted = [
    isOverview ? overview : once[homeAt]!,
    ...once.filter((_, index) => index !== homeAt),
  ];
  // Rows open the record, so its screen stays even if the list does not name it.
  const detail = own.find(({ id }) => id === 'detail');
  return detail && !taken.has('detail') && sorted.length < most
    ? [...sorted, { ...detail, title: textOf('one'), isTab: false }]
    : sorted;
}
