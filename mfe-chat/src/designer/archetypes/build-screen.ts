import { clip } from '../compose/clip';
import type { FeatureName } from '../interpret/features';
import type { Screen } from '../model/app-design';
import type { Component } from '../model/components';
import { vocabularyOf } from '../model/vocabulary';
import { usual, type AppContext } from './context';
import { capitalise } from './fill';
import { build } from './parts/builders';
import type { BuildSaid } from './parts/said';
import type { PlannedScreen } from './plan';

export const hasList = ({ parts }: PlannedScreen): boolean =>
  parts.some(({ part }) => part === 'list' || part === 'checklist');

export const listIdOf = ({ id }: PlannedScreen): string =>
  id === 'home' ? 'main-list' : `list-${id}`.slice(0, 40);

/** Components that already head a screen. */
const heads = new Set(['header', 'cover', 'banner', 'big-number', 'top-bar', 'scene']);

const inOrder = (built: Component[], said: Component[]): Component[] => {
  const at = heads.has(built[0]?.type ?? '') ? 1 : 0;
  const isButton = ({ type }: Component) => type === 'button';
  return [
    ...built.slice(0, at),
    ...said.filter((part) => !isButton(part)),
    ...built.slice(at),
    ...said.filter(isButton),
  ];
};

/** Components that a screen has at most once. */
const single = new Set(['camera', 'scanner', 'calendar', 'player']);
const isFirst = ({ type }: Component, at: number, all: readonly Component[]) =>
  !single.has(type) || all.findIndex((part) => part.type === type) === at;

interface ScreenOptions {
  isTab: boolean;
  ruledOut: ReadonlySet<FeatureName>;
  said?: BuildSaid | undefined;
}

export function buildScreen(
  context: AppContext,
  screen: PlannedScreen,
  { isTab, ruledOut, said: buildSaid }: ScreenOptions,
): Screen {
  let listed = 0;
  const here: AppContext = {
    ...context,
    isHome: screen.id === 'home',
    listHere: () => {
      listed += 1;
      return listed === 1 ? listIdOf(screen) : context.id('list');
    },
    searched: hasList(screen) && !ruledOut.has('list') ? listIdOf(screen) : '',
  };
  const built = screen.parts
    .flatMap((part) => build(here, part))
    .filter(({ type }) => !ruledOut.has(vocabularyOf(type) as FeatureName))
    .filter(isFirst);
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
    components: [...head, ...inOrder(built, said)].slice(0, 38),
  };
}
