import type { Brief } from '../interpret/brief';
import type { FeatureName } from '../interpret/features';
import { actionsIn, type AppDesign, type Screen } from '../model/app-design';
import type { Component } from '../model/components';
import { vocabularyOf } from '../model/vocabulary';
import { allowed, bar, capital, clip, type Context } from './context';
import { domainOf, type Domain } from './content/domain';
import { homes } from './home';
import { lookFor } from './look';
import { filterOf, list, makers, searchOf } from './parts';
import { placeCalled, placeOf, places, type Place } from './places';
import { featuresReachable } from './reach';
import { chanceOf, type Chance } from './seed';
import { wordsOf } from './words';

interface Planned {
  id: string;
  label: string;
  places: Place[];
  /** Said by the text, so it takes a tab before others. */
  literal: boolean;
}

const made = [
  'The blue {}',
  'Grandma’s {}',
  'The small {}',
  'New {}',
  'A {} from Porto',
  'The spare {}',
];
const loose = new Set([
  'generic',
  'utility',
  'inventory',
  'kanban',
  'documents',
  'scanner',
  'science',
  'business-ops',
  'marketplace',
]);

/** What nearly every app has, for those that would be too small. */
const usual: readonly FeatureName[] = [
  'detail',
  'profile',
  'form',
  'chart',
  'calendar',
  'settings',
];

const unitOf = (seed: number): string => ['£', '$', '€'][seed % 3] ?? '£';

/** The domain in the words of the text: its noun, its counts. */
function domainFor({ kind, text, entities, counts, language, seed }: Brief): Domain {
  const own = domainOf(kind.value, unitOf(seed));
  const [entity] = entities;
  const lower = text.toLowerCase();
  const isSaid =
    entity !== undefined &&
    language === 'en' &&
    entity.singular.length > 2 &&
    entity.singular.length < 22 &&
    (lower.includes(entity.plural.toLowerCase()) || lower.includes(entity.singular.toLowerCase()));
  const isNew = isSaid && !own.many.includes(entity.singular.toLowerCase());
  const one = isSaid ? entity.singular.toLowerCase() : own.one;
  const many = isSaid ? entity.plural.toLowerCase() : own.many;
  const entries = own.entries.map((entry, index) =>
    isNew && loose.has(kind.value) && index < made.length
      ? { ...entry, title: capital((made[index] ?? '{}').replace('{}', one)) }
      : entry,
  );
  const wanted = counts[many] ?? counts[one] ?? counts[own.many];
  const kept =
    wanted && wanted > 0 && wanted <= entries.length ? entries.slice(0, wanted) : entries;
  return { ...own, one, many, entries: kept };
}

const slug = (text: string, index: number): string => {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);
  return /^[a-z]/.test(plain) ? plain : `screen-${index + 1}`;
};

/** Which features the app shows: all that were asked for, and a few of its kind until there is enough to see. */
function featuresFor(brief: Brief, domain: Domain): Set<FeatureName> {
  const ruledOut = new Set(brief.excluded.map(({ value }) => value));
  const features = new Set(
    brief.features.map(({ value }) => value).filter((value) => !ruledOut.has(value)),
  );
  const most = brief.counts['screens'] ?? brief.counts['screen'] ?? 5;
  const screens = () => new Set([...features].map((feature) => placeOf(feature)?.name)).size + 1;
  for (const feature of [
    ...domain.features,
    'list',
    'detail',
    'profile',
    'settings',
  ] as FeatureName[]) {
    if (screens() >= Math.min(most, 5)) break;
    if (!ruledOut.has(feature)) features.add(feature);
  }
  return features;
}

/** The screens after the home screen, each with the places it holds: never more than eleven. */
function planScreens(
  brief: Brief,
  features: Set<FeatureName>,
  atHome: Set<FeatureName>,
): Planned[] {
  const planned: Planned[] = [];
  const said = brief.screens.slice(0, 8);
  const isHome = /home|dashboard|today|main|start|inicio|startseite|accueil|início/i;
  const first =
    said.find(({ value }) => isHome.test(value)) ??
    said.find(({ value }) => !placeCalled(value)?.aside);
  for (const [index, { value }] of said.entries()) {
    if (value === first?.value) continue;
    const known = placeCalled(value);
    const place =
      known && !planned.some((screen) => screen.places.includes(known)) ? known : undefined;
    const wanted = slug(value, index);
    const id =
      planned.some((screen) => screen.id === wanted) || wanted === 'home'
        ? `${wanted}-${index + 2}`
        : wanted;
    planned.push({
      id,
      label: clip(capital(value), 24),
      places: place ? [place] : [],
      literal: true,
    });
  }
  for (const place of places) {
    const wanted = place.features.filter(
      (feature) => features.has(feature) && !atHome.has(feature),
    );
    if (wanted.length === 0 || planned.some((screen) => screen.places.includes(place))) continue;
    planned.push({ id: place.name, label: place.label, places: [place], literal: false });
  }
  const kept = planned.slice(0, 11);
  for (const [index, { places: more }] of planned.slice(11).entries())
    kept[index % 11]?.places.push(...more);
  return kept;
}

export function composeDesign(brief: Brief): AppDesign {
  const chance = chanceOf(brief.seed);
  const domain = domainFor(brief);
  const say = wordsOf(brief.language);
  const features = featuresFor(brief, domain);
  const ruledOut = new Set(brief.excluded.map(({ value }) => value));
  const asked = new Set(brief.features.map(({ value }) => value));
  const look = lookFor(brief, chance);
  const layout = layoutFor(brief, domain, features, chance);
  const name = clip(brief.name?.value.trim() || chance.pick(domain.names), 40);

  const build = (atHome: Set<FeatureName>, planned: Planned[]) => {
    const counts = new Map<string, number>();
    const screenOf = (place: string) =>
      planned.find((screen) => screen.places.some((each) => each.name === place))?.id;
    const context: Context = {
      brief: { ...brief, name: { value: name, words: '', at: -1 } },
      domain,
      chance: chanceOf(brief.seed ^ 0x9e3779b9),
      say,
      unit: unitOf(brief.seed),
      imagery: imageryFor(brief, domain),
      rows:
        (['cards', 'list', 'cards', 'list', 'grid'] as const)[(brief.seed >>> 5) % 5] ?? 'cards',
      may: (feature) => !ruledOut.has(feature),
      wants: (feature) => features.has(feature),
      to: (place) => (place === 'the-list' ? (screenOf('browse') ?? 'home') : screenOf(place)),
      id: (wanted) => {
        const count = (counts.get(wanted) ?? 0) + 1;
        counts.set(wanted, count);
        return count === 1 ? `part-${wanted}` : `part-${wanted}-${count}`;
      },
      tasksFirst:
        features.has('checklist') &&
        (domain.features[0] === 'checklist' || (asked.has('checklist') && !asked.has('list'))),
      listId: '',
    };
    const home = (homes[layout] ?? homes['card']!)(context, look.look.palette);
    const homeParts = allowed(context, home.components);
    const listId =
      homeParts.find(({ id }) => id === 'main-list')?.id ?? (screenOf('browse') ? 'all-list' : '');
    const inner = { ...context, listId };
    const inside = planned.map((screen) => screenFor(inner, screen, features));
    const lists = new Set(
      [...homeParts, ...inside.flatMap(({ components }) => components)].map(({ id }) => id),
    );
    const screens = inside.map((screen) => ({
      ...screen,
      components: screen.components.filter((part) => hasItsList(part, lists)),
    }));
    const start: Screen = {
      id: 'home',
      name: homeName(brief, say),
      top: home.top,
      ground: 'background',
      tabBar: true,
      components: homeParts.filter((part) => hasItsList(part, lists)).slice(0, 24),
    };
    return { screens: [start, ...screens], context: inner };
  };

  // What the home screen already shows needs no screen of its own: it is drawn once to find out.
  const draft = build(new Set(), []);
  const shown = new Set(
    draft.screens[0]?.components.map(({ type }) => vocabularyOf[type] as FeatureName),
  );
  const needsBrowse = features.has('search') || features.has('filter');
  const atHome = new Set(
    [...shown].filter(
      (feature) =>
        features.has(feature) &&
        !(needsBrowse && ['map', 'feed'].includes(layout) && feature === 'list'),
    ),
  );
  let planned = planScreens(brief, features, atHome);
  const most = brief.counts['screens'] ?? brief.counts['screen'] ?? 4;
  for (const feature of [...domain.features, ...usual]) {
    if (planned.length + 1 >= Math.min(4, Math.max(3, most))) break;
    if (ruledOut.has(feature) || atHome.has(feature)) continue;
    features.add(feature);
    planned = planScreens(brief, features, atHome);
  }
  const { screens, context } = build(atHome, planned);
  return connect({ brief, name, look, planned, screens, context, layout, features });
}

/** A search without its list would be a dead tap. */
const hasItsList = (part: Component, ids: Set<string>): boolean => {
  const isAtHand =
    part.type === 'search' || part.type === 'filters' || part.type === 'progress-card'
      ? ids.has(part.list)
      : true;
  return (
    isAtHand &&
    actionsIn(part).every(
      (action) => !('field' in action) || (ids.has(action.field) && ids.has(action.list)),
    )
  );
};

const homeName = (brief: Brief, say: (key: string) => string): string => {
  const isHome = /home|dashboard|today|main|start|inicio|startseite|accueil|início/i;
  const found =
    brief.screens.find(({ value }) => isHome.test(value)) ??
    brief.screens.find(({ value }) => !placeCalled(value)?.aside);
  return found ? clip(capital(found.value), 24) : say('Home');
};

/** The family of the home screen: of those that suit the kind, one that shows what the text asks for. */
function layoutFor(
  brief: Brief,
  domain: Domain,
  features: Set<FeatureName>,
  chance: Chance,
): string {
  const asked = new Set(brief.features.map(({ value }) => value));
  const needs: Partial<Record<string, FeatureName>> = {
    map: 'map',
    feed: 'feed',
    board: 'kanban',
    deck: 'card-deck',
    wall: 'gallery',
  };
  const ruledOut = new Set(brief.excluded.map(({ value }) => value));
  const open = domain.layouts.filter((name) => !needs[name] || !ruledOut.has(needs[name]));
  const matching = open.find((name) => needs[name] && asked.has(needs[name]));

  if (matching) return matching;
  if (domain.layouts[0] === 'tool' || domain.layouts[0] === 'board' || domain.layouts[0] === 'deck')
    return open[0] ?? 'card';
  return open.length > 0 ? chance.pick(open) : 'card';
}

const portrayed = new Set([
  'dating',
  'chat',
  'mail',
  'social',
  'community',
  'ride-share',
  'jobs',
  'profile',
  'family',
]);
function imageryFor({ kind, seed }: Brief, { pictures }: Domain): Context['imagery'] {
  if (portrayed.has(kind.value)) return 'initials';
  if (pictures.length < 3) return 'icons';
  return (
    (['pictures', 'icons', 'pictures', 'plain', 'icons'] as const)[(seed >>> 9) % 5] ?? 'icons'
  );
}

/** One screen: the parts of its places, under a title or a way back. */
function screenFor(context: Context, screen: Planned, features: Set<FeatureName>): Screen {
  const { domain, say } = context;
  const [main] = screen.places;
  const title =
    main === undefined || screen.literal
      ? screen.label
      : main.name === 'browse'
        ? capital(domain.many)
        : main.name === 'new'
          ? `${say('Add')} ${domain.one}`
          : say(main.label);
  const parts: Component[] = [];
  for (const place of screen.places) {
    if (place.name === 'browse') {
      if (features.has('search')) parts.push(...searchOf(context, 'all-list'));
      if (features.has('filter')) parts.push(...filterOf(context, 'all-list'));
      parts.push(list(context, 'all-list'));
      continue;
    }
    for (const feature of place.features) {
      const always = place.features[0] === feature && screen.literal;
      if (features.has(feature) || always) parts.push(...makers[feature](context));
    }
    if (
      place.name === 'insights' &&
      features.has('chart') &&
      context.may('stats') &&
      !features.has('stats')
    )
      parts.push(...makers.stats(context));
    if (place.name === 'detail') {
      const basket = features.has('cart') ? context.to('basket') : undefined;
      const book = context.to('book');
      if (basket)
        parts.push({
          type: 'button',
          id: context.id('put'),
          label: 'Add to basket',
          icon: 'shopping-bag',
          action: { do: 'put', cart: 'basket-items', says: 'In your basket' },
        });
      else if (book)
        parts.push({
          type: 'button',
          id: context.id('book'),
          label: say('Book'),
          icon: 'calendar-check',
          action: { do: 'go', to: book },
        });
    }
  }
  if (screen.places.length === 0) {
    parts.push({
      type: 'cover',
      id: context.id('cover'),
      ground: 'hero',
      eyebrow: clip(domain.caption, 40),
      title: domain.figure,
      size: 84,
      height: 170,
    });
    parts.push(list(context, context.id('rows'), 5));
  }
  if (main && screen.places.length === 1) parts.push(...company(context, main.name, parts));
  const isTab = !(main?.aside ?? false);
  const kept = allowed(context, parts);
  return {
    id: screen.id,
    name: clip(title, 40),
    top: 'background',
    ground: 'background',
    tabBar: isTab,
    components: [...bar(context, title, isTab), ...kept].slice(0, 38),
  };
}

/** What a screen of one purpose carries below it, so that it is a place and not a specimen. */
function company(context: Context, place: string, parts: readonly Component[]): Component[] {
  const { domain, say } = context;
  const missing = (...features: FeatureName[]) =>
    features
      .filter(
        (feature) =>
          context.may(feature) && !parts.some(({ type }) => vocabularyOf[type] === feature),
      )
      .flatMap((feature) => makers[feature](context));
  const records = (title: string, count: number): Component[] =>
    context.may('list')
      ? [
          { type: 'section', id: context.id('section'), title: clip(title, 30) },
          list(context, context.id('more'), count),
        ]
      : [];
  switch (place) {
    case 'you':
      return missing('settings', 'notifications');
    case 'basket':
      return missing('cart', 'checkout');
    case 'insights':
      return [...missing('stats'), ...heatOf(context)];
    case 'timer':
    case 'player':
    case 'scan':
    case 'papers':
    case 'book':
    case 'reckon':
    case 'convert':
      return records(capital(domain.many), 4);
    case 'detail':
      return records(say('More'), 3);
    default:
      return [];
  }
}

/** Five weeks of the same habit, strongest at the end. */
function heatOf({ id, may, brief, domain }: Context): Component[] {
  if (!may('chart')) return [];
  return [
    {
      type: 'heat-map',
      id: id('weeks'),
      title: 'Last five weeks',
      label: `${capital(clip(domain.many, 30))} on each day of five weeks`,
      weeks: [0, 1, 2, 3, 4].map((week) =>
        [0, 1, 2, 3, 4, 5, 6].map((day) =>
          Math.min(3, ((brief.seed >>> (week + day)) + week * 2 + day) % 4),
        ),
      ),
    },
  ];
}

interface Connecting {
  brief: Brief;
  name: string;
  look: ReturnType<typeof lookFor>;
  planned: Planned[];
  screens: Screen[];
  context: Context;
  layout: string;
  features: Set<FeatureName>;
}

/** Tabs for the four that matter, doors to the rest, and a check that every screen can be reached. */
function connect({ brief, name, look, planned, screens, context }: Connecting): AppDesign {
  const { say, domain } = context;
  const asked = new Set(brief.features.map(({ value }) => value));
  const weight = ({ literal, places: of }: Planned) =>
    (literal ? 0 : 10) +
    (of.some(({ features }) => features.some((feature) => asked.has(feature))) ? 0 : 2);
  const candidates = planned
    .filter(({ places: of, literal }) => !of[0]?.aside || (literal && of[0]?.name === 'new'))
    .toSorted((a, b) => weight(a) - weight(b));
  const literals = candidates.filter(({ literal }) => literal).length;
  const stacked = brief.navigation?.value === 'stack';
  const chosen = stacked ? [] : candidates.slice(0, literals > 3 ? 4 : 3);
  const homePlace = placeCalled(homeName(brief, (key) => key));
  const tabs: AppDesign['tabs'] =
    stacked || chosen.length === 0
      ? []
      : [
          {
            label: clip(homeName(brief, say), 14),
            icon: homePlace && brief.screens.length > 0 ? homePlace.icon : domain.icon,
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
    // Not behind a tab: it needs a way back.
    const [, ...rest] = screen.components;
    return { ...screen, tabBar: false, components: [...bar(context, screen.name, false), ...rest] };
  });
  const entry =
    planned.find(({ places: of }) => of[0]?.name === 'welcome' && asked.has('onboarding')) ??
    // Named first, and drawn with a way in: a door that leads nowhere is no start.
    (placeCalled(brief.screens[0]?.value ?? '')?.name === 'login'
      ? framed.find(({ components }) => components.some(({ type }) => type === 'login'))
      : undefined);
  const design: AppDesign = {
    version: 1,
    id: slug(name, 0),
    name,
    kind: brief.kind.value,
    idea: clip(brief.text.trim() || name, 400),
    language: brief.language,
    direction: brief.direction,
    ...look,
    layout: 'original',
    start: entry?.id ?? 'home',
    tabs,
    screens: framed,
  };
  return withDoors(design, planned, context);
}

function doorLabel({ say, domain }: Context, label: string, [place]: Place[]): string {
  if (place?.label !== label) return clip(label, 24);
  if (place.name === 'detail') return clip(domain.entries[0]?.title ?? say(label), 24);
  return clip(place.name === 'new' ? `${say(label)} ${domain.one}` : say(label), 24);
}

/** Screens that nothing leads to get a door: on the person's own screen when there is one, else at home. */
function withDoors(design: AppDesign, planned: Planned[], context: Context): AppDesign {
  const reached = featuresReachable(design).screens;
  const missing = planned.filter(({ id }) => !reached.has(id));
  if (missing.length === 0) return design;
  const first = missing.slice(0, 8);
  const links: Component = {
    type: 'links',
    id: 'part-doors',
    label: context.say('More'),
    links: first.map(({ id, label, places: of }, index) => ({
      label: doorLabel(context, label, of),
      icon: of[0]?.icon ?? 'star',
      tint: index % 5,
      to: id,
    })),
  };
  const more: Component[] =
    missing.length > 8
      ? [
          {
            ...links,
            id: 'part-doors-2',
            links: missing.slice(8, 16).map(({ id, label, places: of }, index) => ({
              label: doorLabel(context, label, of),
              icon: of[0]?.icon ?? 'star',
              tint: index % 5,
              to: id,
            })),
          },
        ]
      : [];
  return {
    ...design,
    screens: design.screens.map((screen) => {
      if (screen.id !== 'home') return screen;
      // Under what the screen opens with, so that the doors are seen.
      const opening = screen.components.findIndex(({ type }) => type === 'section');
      const at = opening < 0 ? Math.min(2, screen.components.length) : opening;
      return { ...screen, components: screen.components.toSpliced(at, 0, links, ...more) };
    }),
  };
}
