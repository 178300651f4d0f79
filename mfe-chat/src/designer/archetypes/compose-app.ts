import type { FeatureName } from '../interpret/features';
import type { AppDesign, Screen } from '../model/app-design';
import { bounds } from '../model/limits';
import { clip } from '../compose/clip';
import { lookFor } from '../compose/look';
import { chanceOf } from '../compose/seed';
import { initialsOf } from '../compose/initials';
import { withActs } from './asked/acts';
import type { FactParts } from './asked/said-facts';
import { fieldsInMoney } from './amounts';
import { ownerIn } from './asked/missing';
import type { withListed } from './asked/listed';
import { withRoles } from './asked/roles';
import { askedIn } from './asked/with-missing';
import type { Saying } from './asked/said';
import { withPeopleNamed } from './asked/people-named';
import type { Thing, withThings } from './asked/things';
import { buildScreen, hasList, listIdOf } from './build-screen';
import { fill } from './fill';
import { nameOf } from './name-of';
import { say, type AppContext } from './context';
import { withDoors, withoutDeadParts } from './doors';
import type { PlannedScreen } from './plan';
import type { Reading, SubjectReading } from './reading';
import { recordsOf } from './records';
import { planScreens, withinBounds, withOwnNames, type Planners } from './screens';
import type { Ingredients } from './subject';

export interface ComposeOptions extends Planners {
  things?: readonly Thing[];
  placing?: typeof withThings | undefined;
  facts?: Pick<FactParts, 'withFacts'> & Partial<FactParts>;
  seldom?: AppContext['seldom'];
  withListed?: typeof withListed | undefined;
  said?: Saying | undefined;
  /** Nouns of the sentence that no screen showed after the first pass. */
  missing?: readonly SubjectReading[];
}

/** Composes an app. Equal readings and ingredients always give an equal design. */
export function composeApp(
  reading: Reading,
  given: Ingredients,
  {
    things = [],
    placing,
    facts,
    seldom,
    withListed,
    said,
    missing = [],
    ...planners
  }: ComposeOptions = {},
): AppDesign {
  const { brief, language } = reading;
  const { seed } = brief;
  const owner = ownerIn(missing, `${given.archetype.id} ${given.phrases.label}`);
  const others = missing.filter((noun) => noun !== owner);
  const asked = askedIn(reading, others, given);
  const known = withRoles(given, reading.roles, language);
  const asking = facts ? facts.withFacts(known, asked) : known;
  const ingredients = inMoney(withListed?.(asking, reading) ?? asking);
  const { archetype, subject, phrases } = ingredients;
  const chance = chanceOf(seed);
  const rows = reading.listed?.as === 'rows' ? reading.listed.items.length : undefined;
  const counted = [subject.many, subject.one].find((noun) => Object.hasOwn(brief.counts, noun));
  const wanted = rows ?? brief.counts[counted ?? ''];
  const app = nameOf(ingredients, reading, chance, owner);
  const id = freeIds();
  const base: AppContext = {
    ...ingredients,
    seed,
    app,
    role: phrases.roles[archetype.roles[1]?.id ?? ''] ?? '',
    records: recordsOf(ingredients, seed, wanted),
    id,
    has: () => true,
    listHere: () => '',
    searched: '',
    mainList: '',
    factOf: facts?.fieldOf,
    seldom,
    initials: initialsOf,
  };
  const textOf = (key: string) => say(base, key);
  const usualScreens = withPeopleNamed(
    planScreens(ingredients, reading, textOf, planners),
    ingredients,
    language,
  );
  const whole =
    placing?.(usualScreens, things, language, ({ one, many }) =>
      fill(base.texts.parts['add'] ?? one, { one, many }, language),
    ) ?? usualScreens;
  const within = withOwnNames(withinBounds(whole, brief), textOf);
  const planned = said?.withQuotes(within, reading) ?? within;
  const ids = new Set(planned.map((screen) => screen.id));
  const withList = planned.find(hasList);
  const ruledOut = new Set<FeatureName>(brief.excluded.map(({ value }) => value));
  const context: AppContext = {
    ...base,
    has: (screen) => ids.has(screen),
    mainList: withList ? listIdOf(withList) : '',
  };
  const contexts = things.map((thing, index) => contextOf(context, thing, index, planned));
  const tabs = tabsOf(planned, brief.navigation?.value === 'stack');
  const tabbed = new Set(tabs.map(({ to }) => to));
  const built = planned.map((screen): Screen =>
    buildScreen(contexts[screen.thing ?? -1] ?? context, screen, {
      isTab: tabbed.has(screen.id),
      ruledOut,
      said: said?.buildSaid,
    }),
  );
  const screens = planners.overview?.(built, reading, context) ?? built;
  const design: AppDesign = {
    version: 2,
    domain: { one: clip(subject.one, 40), many: clip(subject.many, 40) },
    id: 'app',
    name: app,
    kind: brief.kind.value,
    idea: clip(brief.text.trim() || app, bounds.idea),
    language,
    direction: ['ar', 'fa', 'he', 'ur'].includes(language) ? 'rtl' : 'ltr',
    ...lookFor(brief, {}, chance),
    layout: 'original',
    start: 'home',
    tabs,
    screens,
  };
  const alive = { ...design, screens: screens.map(withoutDeadParts(design)) };
  const acting = withActs(alive, reading.acts, planned, id);
  return withDoors(context, acting, planned);
}

const inMoney = <Known extends Ingredients>(known: Known): Known => ({
  ...known,
  category: { ...known.category, fields: fieldsInMoney(known.category.fields, known.customs) },
});

function freeIds(): AppContext['id'] {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? `part-${name}` : `part-${name}-${count}`;
  };
}

function contextOf(
  context: AppContext,
  { subject, category, count, asked = 0 }: Thing,
  index: number,
  planned: readonly PlannedScreen[],
): AppContext {
  const own = inMoney({ ...context, subject, category, asked });
  const list = planned.find(({ thing, parts }) => thing === index && parts.some(isRows));
  return {
    ...own,
    records: recordsOf(own, context.seed + index + 1, count),
    mainList: list ? listIdOf(list) : '',
  };
}

const isRows = ({ part }: PlannedScreen['parts'][number]) => part === 'list';

function tabsOf(planned: readonly PlannedScreen[], isStack: boolean): AppDesign['tabs'] {
  if (isStack) return [];
  const chosen = planned.filter(({ isTab }) => isTab).slice(0, bounds.tabs);
  return chosen.length < 2 ? [] : chosen.map(({ id, label, icon }) => ({ label, icon, to: id }));
}
