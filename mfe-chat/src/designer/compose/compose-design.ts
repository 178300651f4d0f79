import { askedIn, connect, homeName, isTabOf } from './connect';
import { type Content } from './content/content';
import { spokenOf } from './content/spoken';
import { allowed, clip, type Context } from './context';
import { domainFor, unitOf } from './domain-for';
import { homes } from './homes/homes';
import { imageryFor, layoutFor } from './layout-for';
import { lookFor } from './look';
import { featuresFor, planScreens, type Planned } from './plan-screens';
import { screenFor } from './screen-for';
import { familyOf } from './samples';
import { chanceOf } from './seed';
import { speechOf } from './speech';
import { wordsOf } from './words';
import { type Brief } from '../interpret/brief';
import { type FeatureName } from '../interpret/features';
import { type AppDesign, type Screen } from '../model/app-design';
import { referencesIn } from '../model/references';
import { type Component } from '../model/components';
import { vocabularyOf } from '../model/vocabulary';

/** What nearly every app has, for those that would be too small. */
const usual: readonly FeatureName[] = [
  'detail',
  'profile',
  'form',
  'chart',
  'calendar',
  'settings',
];

export function composeDesign(brief: Brief, content: Content): AppDesign {
  const chance = chanceOf(brief.seed);
  const said = content.spoken[brief.language];
  const spoken = said === undefined ? undefined : spokenOf(said, familyOf(brief.kind.value));
  const say = wordsOf(content.words['en'], content.words[brief.language], spoken?.phrases);
  const domain = domainFor(brief, content.texts, say, spoken);
  const features = featuresFor(brief, domain);
  const ruledOut = new Set(brief.excluded.map(({ value }) => value));
  const asked = askedIn(brief);
  // Decided before more is added below: the draft and the app then open with the same.
  const tasksFirst =
    features.has('checklist') &&
    (domain.features[0] === 'checklist' || (asked.has('checklist') && !asked.has('list')));
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
      ...speechOf(brief.kind.value, domain.samples, spoken),
      chance: chanceOf(brief.seed ^ 0x9e3779b9),
      say,
      unit: unitOf(brief),
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
      tasksFirst,
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
      components: screen.components.filter((part) => hasWhatItNeeds(part, lists)),
    }));
    const start: Screen = {
      id: 'home',
      name: homeName(brief, domain, say),
      top: home.top,
      ground: 'background',
      tabBar: true,
      components: homeParts.filter((part) => hasWhatItNeeds(part, lists)).slice(0, 24),
    };
    return { screens: [start, ...screens], context: inner };
  };

  // What the home screen already shows needs no screen of its own: it is drawn once to find out.
  const draft = build(new Set(), []);
  const shown = new Set(
    draft.screens[0]?.components.map(({ type }) => vocabularyOf(type) as FeatureName),
  );
  const needsBrowse = features.has('search') || features.has('filter');
  const atHome = new Set(
    [...shown].filter(
      (feature) =>
        features.has(feature) &&
        !(needsBrowse && ['map', 'feed', 'shelf'].includes(layout) && feature === 'list'),
    ),
  );
  let planned = planScreens(brief, domain, features, atHome);
  const wanted = brief.counts['screens'] ?? brief.counts['screen'];
  const isEnough = () =>
    wanted === undefined
      ? planned.length >= 5 || planned.filter(isTabOf(brief, domain)).length >= 3
      : planned.length + 1 >= Math.min(4, Math.max(3, wanted));
  for (const feature of [...domain.features, ...usual]) {
    if (isEnough()) break;
    if (ruledOut.has(feature) || atHome.has(feature)) continue;
    features.add(feature);
    planned = planScreens(brief, domain, features, atHome);
  }
  const { screens, context } = build(atHome, planned);
  const design = connect({ brief, name, look, planned, screens, context, layout, features });
  if (said === undefined || content.controls === '') return design;
  const controls = content.controls.split('|').map((key) => [key, say(key)]);
  return { ...design, controls: Object.fromEntries(controls) as AppDesign['controls'] };
}

/** A search without its list would be a dead tap. */
const hasWhatItNeeds = (part: Component, ids: ReadonlySet<string>): boolean =>
  [...referencesIn(part)].every(({ id, of }) => of === 'screen' || ids.has(id));
