import { clip } from './clip';
import { adding, bar, capital, type Context } from './context';
import type { Domain } from './content/domain';
import type { lookFor } from './look';
import { placeNamed, type Place } from './places';
import { slug, type Planned } from './plan-screens';
import { featuresReachable } from './reach';
import { type FeatureName } from '../interpret/features';
import { type AppDesign, type Screen } from '../model/app-design';
import { type Component } from '../model/components';
import { bounds } from '../model/limits';

export const homeName = ({ brief, domain, say }: Context): string =>
  brief.home
    ? clip(capital(brief.home.value, brief.language), 24)
    : (domain.tabs['home'] ?? say('Home'));

/** Adds up to four tabs and links to all other screens, and checks that every screen is reachable. */
export function connect(
  context: Context,
  planned: readonly Planned[],
  screens: readonly Screen[],
  look: ReturnType<typeof lookFor>,
): AppDesign {
  const { brief, name, say, domain, asked } = context;
  // Requested features come first, then those typical of the kind.
  const weight = ({ literal, places: of }: Planned) => {
    const own = of.flatMap(({ features: held }) => held);
    const known = own.map((feature) => domain.features.indexOf(feature)).filter((at) => at >= 0);
    if (literal) return 0;
    return own.some((feature) => asked.has(feature)) ? 1 : 2 + Math.min(...known, 9);
  };
  const candidates = planned
    .filter(({ places: of, literal }) => !of[0]?.aside || (literal && of[0]?.name === 'new'))
    .toSorted((a, b) => weight(a) - weight(b));
  const literals = candidates.filter(({ literal }) => literal).length;
  const stacked = brief.navigation?.value === 'stack';
  const chosen = stacked ? [] : candidates.slice(0, literals > 3 ? 4 : 3);
  const tabs: AppDesign['tabs'] =
    stacked || chosen.length === 0
      ? []
      : [
          {
            label: clip(homeName(context), 14),
            icon: placeNamed(brief.home?.place)?.icon ?? domain.icon,
            to: 'home',
          },
          ...planned
            .filter((screen) => chosen.includes(screen))
            .map(({ id, label, places: of }) => ({
              label: clip(of[0] && of[0].label === label ? say(label) : label, 14),
              icon: of[0]?.icon ?? ('star' as const),
              to: id,
            })),
        ];
  const tabbed = new Set(tabs.map(({ to }) => to));
  const framed = screens.map((screen) => {
    const hasTab = tabbed.has(screen.id);
    if (screen.id === 'home' || hasTab || !screen.components.some(({ type }) => type === 'header'))
      return { ...screen, tabBar: hasTab && tabs.length > 0 };
    // A screen without a tab needs a back button.
    const [, ...rest] = screen.components;
    return { ...screen, tabBar: false, components: [...bar(context, screen.name, false), ...rest] };
  });
  const entry =
    planned.find(
      ({ places: of }) =>
        of[0]?.name === 'welcome' && brief.features.some(({ value }) => value === 'onboarding'),
    ) ??
    // A login opens the app only if it is requested first and has a form; otherwise it would be a dead end.
    (brief.screens[0]?.place === 'login'
      ? framed.find(({ components }) => components.some(({ type }) => type === 'login'))
      : undefined);
  const design: AppDesign = {
    version: 2,
    id: slug(name, 0),
    name,
    kind: brief.kind.value,
    domain: { one: clip(domain.one, 80), many: clip(domain.many, 80) },
    idea: clip(brief.text.trim() || name, bounds.idea),
    language: brief.language,
    direction: brief.direction,
    ...look,
    layout: 'original',
    start: entry?.id ?? 'home',
    tabs,
    screens: framed.map((screen) => (screen.id === entry?.id ? asEntry(screen, name) : screen)),
  };
  return withDoors(design, planned, context);
}

/** The text requests it, or it is typical of the kind. */
export const isTab = (
  { places: [main], literal }: Planned,
  asked: ReadonlySet<FeatureName>,
  { features: known }: Domain,
): boolean => {
  const isOwn = main?.features.some((name) => asked.has(name) || known.includes(name));
  return !main?.aside && (literal || isOwn === true);
};

/** The first screen shows the app's name instead of a back button. */
const asEntry = (screen: Screen, name: string): Screen => ({
  ...screen,
  components: screen.components.map((part) =>
    part.type === 'top-bar'
      ? { type: 'top-bar', id: part.id, title: clip(name, 24), actions: [] }
      : part,
  ),
});

function doorLabel(context: Context, label: string, [place]: Place[]): string {
  const { say, domain } = context;
  if (place?.label !== label) return clip(label, 24);
  if (place.name === 'browse') return clip(capital(domain.many, domain.language), 24);
  if (place.name === 'detail') return clip(domain.entries[0]?.title ?? say(label), 24);
  return clip(place.name === 'new' ? adding(context) : say(label), 24);
}

/** Links screens that nothing leads to: requested ones from home, others from the personal screen if there is one. */
function withDoors(design: AppDesign, planned: readonly Planned[], context: Context): AppDesign {
  const reached = featuresReachable(design).screens;
  const missing = planned.filter(({ id }) => !reached.has(id));
  const own = context.to('you');
  const hasOwn = own !== undefined && reached.has(own);
  const atHome = missing.filter(
    ({ places: of, literal }) =>
      literal || of.some(({ features }) => features.some((feature) => context.asked.has(feature))),
  );
  const inside = missing.filter((screen) => !atHome.includes(screen));
  const last = hasOwn ? own : 'home';
  return {
    ...design,
    screens: design.screens.map((screen) => {
      const opened =
        screen.id === 'home'
          ? withLinks(screen.components, linksTo(atHome, context))
          : screen.components;
      return {
        ...screen,
        components: screen.id === last ? [...opened, ...menuOf(inside, context)] : opened,
      };
    }),
  };
}

/** Below the opening, so that the links are visible. */
function withLinks(components: Component[], doors: Component[]): Component[] {
  const opening = components.findIndex(({ type }) => type === 'section');
  return components.toSpliced(opening < 0 ? Math.min(2, components.length) : opening, 0, ...doors);
}

/** Rows of a menu, if lists are allowed. */
const menuOf = (doors: readonly Planned[], context: Context): Component[] =>
  context.may('list') && doors.length > 0
    ? [
        {
          type: 'list',
          id: context.id('doors'),
          arrangement: 'list',
          rows: doors.slice(0, 11).map(({ id, label, places: of }, index) => ({
            title: doorLabel(context, label, of),
            lead: { as: 'icon', icon: of[0]?.icon ?? 'star' },
            tint: index % 5,
            action: { do: 'go', to: id },
          })),
        },
      ]
    : linksTo(doors, context);

/** More than eight links in a row are not legible. */
const linksTo = (doors: readonly Planned[], context: Context): Component[] =>
  [doors.slice(0, 8), doors.slice(8, 16)]
    .filter((row) => row.length > 0)
    .map((row, at) => ({
      type: 'links',
      id: context.id('doors'),
      label: context.say('More'),
      links: row.map(({ id, label, places: of }, index) => ({
        label: doorLabel(context, label, of),
        icon: of[0]?.icon ?? 'star',
        tint: (at + index) % 5,
        to: id,
      })),
    }));
