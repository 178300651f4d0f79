import { connect, homeName, isTab } from './connect';
import { type AppContent } from '../../content/source';
import { clip } from './clip';
import { allowed, type Context } from './context';
import { domainFor, unitOf } from './domain-for';
import { MAIN_LIST } from './homes/home-parts';
import { homes } from './homes/homes';
import { numbersIn } from './numbers-in';
import { imageryFor, layoutFor } from './layout-for';
import { lookFor } from './look';
import { featuresFor, planScreens, type Planned } from './plan-screens';
import { screenFor } from './screen-for';
import { chanceOf } from './seed';
import { speechOf } from './speech';
import { controlsIn, sayFrom } from './words';
import { type Brief } from '../interpret/brief';
import { type FeatureName } from '../interpret/features';
import { type AppDesign, type Screen } from '../model/app-design';
import { referencesIn } from '../model/references';
import { type Component } from '../model/components';
import { vocabularyOf } from '../model/vocabulary';

/** Features added to apps that would otherwise be too small. */
const usual: readonly FeatureName[] = [
  'detail',
  'profile',
  'form',
  'chart',
  'calendar',
  'settings',
];

export function composeDesign(brief: Brief, content: AppContent): AppDesign {
  const chance = chanceOf(brief.seed);
  const { language } = content;
  const say = sayFrom(language?.interface);
  const { traits = {} } = content.kind;
  const domain = domainFor(brief, content, say);
  const ruledOut = new Set(brief.excluded.map(({ value }) => value));
  const asked = new Set(brief.features.filter(({ at }) => at >= 0).map(({ value }) => value));
  const variants = new Set([
    ...brief.variants.map(({ value }) => value),
    ...(traits.variants ?? []),
  ]);
  const features = featuresFor(brief, domain, ruledOut);
  // Decided before features are added, so that draft and app open with the same part.
  const tasksFirst =
    features.has('checklist') &&
    (domain.features[0] === 'checklist' || (asked.has('checklist') && !asked.has('list')));
  const look = lookFor(brief, traits, chance);
  const layout = layoutFor(brief, domain, ruledOut, chance);
  const name = clip(brief.name?.value.trim() || chance.pick(domain.names), 40);

  const build = (planned: readonly Planned[]) => {
    const counts = new Map<string, number>();
    const screenOf = (place: string) =>
      planned.find((screen) => screen.places.some((each) => each.name === place))?.id;
    const context: Context = {
      brief,
      name,
      domain,
      traits,
      ...speechOf(domain.samples, content),
      chance: chanceOf(brief.seed ^ 0x9e3779b9),
      say,
      unit: unitOf(brief),
      imagery: imageryFor(brief, domain, traits),
      rows:
        (['cards', 'list', 'cards', 'list', 'grid'] as const)[(brief.seed >>> 5) % 5] ?? 'cards',
      may: (feature) => !ruledOut.has(feature),
      asked,
      takes: (variant) => variants.has(variant),
      wants: (feature) => features.has(feature),
      to: (place) => (place === 'the-list' ? (screenOf('browse') ?? 'home') : screenOf(place)),
      id: (wanted) => {
        const count = (counts.get(wanted) ?? 0) + 1;
        counts.set(wanted, count);
        return count === 1 ? `part-${wanted}` : `part-${wanted}-${count}`;
      },
      tasksFirst,
      listId: '',
    };
    const home = homes[layout](context, look.look.palette);
    const homeParts = allowed(context, home.components);
    const listId =
      homeParts.find(({ id }) => id === MAIN_LIST)?.id ?? (screenOf('browse') ? 'all-list' : '');
    const inner = { ...context, listId };
    const start: Screen = {
      id: 'home',
      name: homeName(context),
      top: home.top ?? 'background',
      ground: 'background',
      tabBar: true,
      components: homeParts,
    };
    const screens = [start, ...planned.map((screen) => screenFor(inner, screen))];
    const ids = new Set(screens.flatMap(({ components }) => components).map(({ id }) => id));
    return {
      context: inner,
      screens: screens.map((screen) => {
        const components = screen.components.filter((part) => hasWhatItNeeds(part, ids));
        return { ...screen, components: screen === start ? components.slice(0, 24) : components };
      }),
    };
  };

  // Composes a draft first, because what the home screen shows needs no screen of its own.
  const draft = build([]);
  const shown = new Set(
    draft.screens[0]?.components.map(({ type }) => vocabularyOf(type) as FeatureName),
  );
  const needsBrowse =
    (features.has('search') || features.has('filter')) && ['map', 'feed', 'shelf'].includes(layout);
  const atHome = new Set(
    [...shown].filter((feature) => features.has(feature) && !(needsBrowse && feature === 'list')),
  );
  let planned = planScreens(brief, domain, features, atHome);
  const wanted = brief.counts['screens'] ?? brief.counts['screen'];
  const isEnough = () =>
    wanted === undefined
      ? planned.length >= 5 || planned.filter((screen) => isTab(screen, asked, domain)).length >= 3
      : planned.length + 1 >= Math.min(4, Math.max(3, wanted));
  for (const feature of [...domain.features, ...usual]) {
    if (isEnough()) break;
    if (ruledOut.has(feature) || atHome.has(feature)) continue;
    features.add(feature);
    planned = planScreens(brief, domain, features, atHome);
  }
  const { screens, context } = build(planned);
  const design = connect(context, planned, screens, look);
  if (!language) return design;
  return {
    ...design,
    screens: numbersIn(design.screens, brief.language),
    controls: controlsIn(say),
  };
}

/** A search without its list would do nothing. */
const hasWhatItNeeds = (part: Component, ids: ReadonlySet<string>): boolean =>
  [...referencesIn(part)].every(({ id, of }) => of === 'screen' || ids.has(id));
