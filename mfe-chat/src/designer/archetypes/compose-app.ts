import type { FeatureName } from '../interpret/features';
import type { AppDesign, Screen } from '../model/app-design';
import type { Component } from '../model/components';
import { referencesIn } from '../model/references';
import { bounds } from '../model/limits';
import { vocabularyOf } from '../model/vocabulary';
import { clip } from '../compose/context';
import { lookFor } from '../compose/look';
import { featuresReachable } from '../compose/reach';
import { chanceOf } from '../compose/seed';
import { initialsOf } from '../compose/samples';
import { capitalise, fill } from './fill';
import { say, usual, type AppContext } from './context';
import { build } from './parts/builders';
import type { BuildSaid } from './parts/said';
import type { PlannedScreen } from './plan';
import type { Reading } from './reading';
import { recordsOf } from './records';
import { planScreens } from './screens';
import type { Ingredients } from './subject';

/**
 * Composes the app that a reading asks for. The same reading and ingredients always give an equal design.
 *
 * @param said builds what the brief says should stand on a screen; for a brief that says so
 */
export function composeApp(
  reading: Reading,
  ingredients: Ingredients,
  said?: BuildSaid,
): AppDesign {
  const { brief } = reading;
  const { archetype, subject, texts } = ingredients;
  const { seed } = brief;
  const { language, currency } = reading;
  const chance = chanceOf(seed);
  const customs = { language, currency };
  const wanted = brief.counts[subject.many] ?? brief.counts[subject.one];
  const records = recordsOf(ingredients, { customs, seed, ...(wanted ? { count: wanted } : {}) });
  const app = clip(
    brief.name?.value.trim() ||
      chance.pick(
        texts.appNames.map((name) =>
          fill(name, { one: subject.one, many: subject.many }, language),
        ),
      ),
    40,
  );
  const counts = new Map<string, number>();
  const base: AppContext = {
    ...ingredients,
    customs,
    seed,
    app,
    role: reading.roles[1]?.value ?? ingredients.phrases.roles[archetype.roles[1]?.id ?? ''] ?? '',
    records,
    id: (name) => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count === 1 ? `part-${name}` : `part-${name}-${count}`;
    },
    has: () => true,
    listHere: () => '',
    searched: '',
    mainList: '',
    initials: initialsOf,
  };
  const planned = planScreens(archetype, reading, seed, (key) => say(base, key));
  const ids = new Set(planned.map(({ id }) => id));
  const withList = planned.find(hasList);
  const ruledOut = new Set(brief.excluded.map(({ value }) => value));
  const context: AppContext = {
    ...base,
    has: (screen) => ids.has(screen),
    mainList: withList ? listIdOf(withList) : '',
  };
  const tabs = tabsOf(planned, brief.navigation?.value === 'stack');
  const tabbed = new Set(tabs.map(({ to }) => to));
  const screens = planned.map((screen) =>
    screenOf(context, screen, tabbed.has(screen.id), ruledOut, said),
  );
  const look = lookFor(brief, {}, chance);
  const design: AppDesign = {
    version: 2,
    domain: { one: clip(subject.one, 40), many: clip(subject.many, 40) },
    id: 'app',
    name: app,
    kind: brief.kind.value,
    idea: clip(brief.text.trim() || app, bounds.idea),
    language,
    direction: ['ar', 'fa', 'he', 'ur'].includes(language) ? 'rtl' : 'ltr',
    ...look,
    layout: 'original',
    start: 'home',
    tabs,
    screens,
  };
  return withDoors(
    context,
    { ...design, screens: design.screens.map(withoutDeadParts(design)) },
    planned,
  );
}

/** Leaves out what names a component that was ruled out: a button for a basket that the sentence does not want. */
function withoutDeadParts({ screens }: AppDesign): (screen: Screen) => Screen {
  const ids = new Set(screens.flatMap(({ components }) => components.map(({ id }) => id)));
  const isWhole = (part: Component) =>
    [...referencesIn(part)].every(({ id, of }) => of === 'screen' || ids.has(id));
  return (screen) => ({ ...screen, components: screen.components.filter(isWhole) });
}

const hasList = ({ parts }: PlannedScreen) =>
  parts.some(({ part }) => part === 'list' || part === 'checklist');
const listIdOf = ({ id }: PlannedScreen) =>
  id === 'home' ? 'main-list' : `list-${id}`.slice(0, 40);

function tabsOf(planned: readonly PlannedScreen[], isStack: boolean): AppDesign['tabs'] {
  if (isStack) return [];
  const chosen = planned.filter(({ isTab }) => isTab).slice(0, 5);
  return chosen.length < 2 ? [] : chosen.map(({ id, label, icon }) => ({ label, icon, to: id }));
}

/** Heads a screen where its parts bring no head of their own. */
const heads = new Set(['header', 'cover', 'banner', 'big-number', 'top-bar', 'scene']);

function screenOf(
  context: AppContext,
  screen: PlannedScreen,
  isTab: boolean,
  ruledOut: ReadonlySet<FeatureName>,
  buildSaid?: BuildSaid,
): Screen {
  let listed = 0;
  const here: AppContext = {
    ...context,
    listHere: () => {
      listed += 1;
      return listed === 1 ? listIdOf(screen) : context.id('list');
    },
    searched: hasList(screen) && !ruledOut.has('list') ? listIdOf(screen) : '',
  };
  const built = screen.parts
    .flatMap((part) => build(here, part))
    .filter(({ type }) => !ruledOut.has(vocabularyOf(type) as FeatureName));
  const said = screen.said.flatMap((part) => buildSaid?.(here, part) ?? []);
  const isHome = screen.id === 'home';
  const first = built[0]?.type ?? '';
  const head: Component[] =
    isTab || isHome
      ? heads.has(first) || first === 'place-map'
        ? []
        : [
            {
              type: 'header',
              id: context.id('title'),
              title: capitalise(screen.title, context.customs.language),
              size: 34,
            },
          ]
      : [
          {
            type: 'top-bar',
            id: context.id('bar'),
            lead: { icon: 'chevron-left', label: usual(context, 'back'), action: { do: 'back' } },
            label: clip(capitalise(screen.title, context.customs.language), 30),
            actions: [],
          },
        ];
  const top = built[0]?.type === 'cover' && (isHome || isTab) ? built[0].ground : 'background';
  return {
    id: screen.id,
    name: clip(screen.title, 40),
    top,
    ground: 'background',
    tabBar: isTab,
    components: [...head, ...said, ...built].slice(0, 38),
  };
}

/** Screens that nothing leads to get a door on the first screen. */
function withDoors(
  context: AppContext,
  design: AppDesign,
  planned: readonly PlannedScreen[],
): AppDesign {
  const { screens: reached } = featuresReachable(design);
  const missing = planned.filter(({ id }) => !reached.has(id));
  if (missing.length === 0) return design;
  const [home, ...others] = design.screens;
  if (!home) return design;
  const doors = (from: number): Component => ({
    type: 'links',
    id: context.id('doors'),
    label: usual(context, 'more'),
    links: missing.slice(from, from + 8).map(({ id, title, icon }, index) => ({
      label: clip(title, 24),
      icon,
      tint: index % 5,
      to: id,
    })),
  });
  const rows = missing.length > 8 ? [doors(0), doors(8)] : [doors(0)];
  return {
    ...design,
    screens: [{ ...home, components: [...home.components, ...rows] }, ...others],
  };
}
