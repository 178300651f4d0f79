import type { ArchetypeName } from '../../content/archetype-names';
import type { FactKind } from '../archetypes/asked/fact-kinds';
import type { Ingredients } from '../archetypes/subject';
import { currencyOf } from '../archetypes/read/currency';
import { wordsFor } from '../archetypes/read/reading-words';
import type { DesignOptions } from '../design-from';
import { englishSamples } from '../engine-data';
import { wordsOf } from '../interpret/words';
import type { AppDesign } from '../model/app-design';
import type { SingleOperation } from './operation';
import { shownIn, type Shown } from './read/visible';

/** Values of facts that an edit adds without knowing any. */
const unwritten: readonly unknown[] = ['–', '0'];
const recordsOf = /^records\.(\d+)\.facts$/u;
/** Kinds whose values say little without their label. */
const unclear: ReadonlySet<FactKind> = new Set([
  'age',
  'count',
  'date',
  'duration',
  'money',
  'percent',
  'photo',
  'rating',
  'time',
  'year',
]);
/** Of one edit; the log takes 100. */
const mostOperations = 90;
/** Longest note of a row, in UTF-16 units. */
const longestNote = 60;

interface Added {
  component: string;
  /** Index of the record. */
  record: number;
  label: string;
}

function addedIn(operation: SingleOperation): Added | undefined {
  if (operation.op !== 'row.add' || typeof operation.row !== 'object') return undefined;
  const record = recordsOf.exec(operation.list ?? '')?.[1];
  const { label, value } = operation.row as { label?: unknown; value?: unknown };
  return record !== undefined && typeof label === 'string' && unwritten.includes(value)
    ? { component: operation.component, record: Number(record), label }
    : undefined;
}

/** Returns what values are made of: the words, people and amounts of the design's language and subject. */
async function ingredientsOf(
  { idea, language, archetype: name = 'tracker', domain, screens }: AppDesign,
  { content }: DesignOptions,
): Promise<Ingredients | undefined> {
  const [app, words] = await Promise.all([content.app(language), content.language(language)]);
  if (!app) return undefined;
  const noun = wordsFor(app).nouns.get(domain.one.toLowerCase());
  const [{ archetype, phrases }, category, knownFields] = await Promise.all([
    content.archetype(name as ArchetypeName, app),
    content.category(noun?.category ?? 'neutral-thing', app),
    content.facts(app),
  ]);
  const signs = JSON.stringify(screens)
    .match(/\p{Lu}{0,2}\p{Sc}/gu)
    ?.join(' ');
  const currency = currencyOf(signs ?? idea, language, app.currencies);
  const { people, weekdays, weekdayLetters } = words?.samples ?? englishSamples;
  return {
    customs: { language, currency, worth: app.currencies.worth[currency] ?? 1 },
    features: app.features,
    archetype,
    phrases,
    shared: app.shared,
    texts: app.texts,
    category,
    subject: { ...domain, isWhole: false },
    factKinds: app.factKinds,
    knownFields,
    people,
    days: weekdays,
    letters: weekdayLetters,
  };
}

/** Names of the lists whose rows open a component, and of its screen. */
function namesOf(design: AppDesign, component: string): string[] {
  const shown = shownIn(design);
  const screen = shown.find((each) => each.component.id === component)?.screen;
  const opens = ({ component: part }: Shown) =>
    part.type === 'list' &&
    part.rows.some(({ action }) => action?.do === 'go' && action.to === screen?.id);
  return [screen?.name ?? '', ...shown.filter(opens).map((each) => each.screen.name)];
}

const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** Returns the components that a message names: only hikes of “add the height to each hike”, all if it names none. */
function meantIn(design: AppDesign, text: string, all: readonly Added[]): Set<string> {
  const components = [...new Set(all.map(({ component }) => component))];
  const labels = new Set(all.flatMap(({ label }) => stemsOf(label)));
  const said = stemsOf(text).filter((word) => !labels.has(word));
  const isNamed = (component: string) =>
    namesOf(design, component).some((name) => stemsOf(name).some((stem) => said.includes(stem)));
  const named = components.filter(isNamed);
  return new Set(named.length > 0 ? named : components);
}

/** Keeps a number on one line: “555 0167”. */
const unbroken = (said: string): string =>
  /^[\d\s+()/-]+$/u.test(said) ? said.replaceAll(' ', '\u00a0') : said;

/** Shows a value beside the name of a record, in each list whose rows open it. */
function inRows(design: AppDesign, { component, record }: Added, said: string): SingleOperation[] {
  const shown = shownIn(design);
  const screen = shown.find((each) => each.component.id === component)?.screen.id;
  return shown.flatMap(({ component: part }) =>
    part.type !== 'list'
      ? []
      : part.rows.flatMap(({ action, note }, at): SingleOperation[] => {
          const isOne = action?.do === 'go' && action.to === screen && action.pick === record;
          const text = [...(note ? [note] : []), unbroken(said)].join(' · ');
          return isOne && text.length <= longestNote
            ? [{ op: 'row.edit', component: part.id, at, row: { note: text } }]
            : [];
        }),
  );
}

/** Tells whether a record has a fact of this name. */
const hasFact = (design: AppDesign, { component, record, label }: Added): boolean =>
  shownIn(design).some(
    ({ component: part }) =>
      part.id === component &&
      part.type === 'detail' &&
      part.records[record]?.facts.some((fact) => fact.label.toLowerCase() === label.toLowerCase()),
  );

/**
 * Fills facts that an edit adds to every record: “add the breed to each dog” shows breeds, in lists too. Leaves out records
 * that the message does not name, and facts that are there.
 */
export async function withFactValues(
  operations: readonly SingleOperation[],
  text: string,
  design: AppDesign,
  options: DesignOptions,
): Promise<readonly SingleOperation[]> {
  const all = operations.flatMap((each) => addedIn(each) ?? []);
  const [first] = all;
  const ingredients = first && (await ingredientsOf(design, options));
  if (!first || !ingredients) return operations;
  // A row has no room for several.
  const isSeveral = all.some(({ label }) => label !== first.label);
  const meant = meantIn(design, text, all);
  // A chunk of its own: with the name of the one before the first reply, that would hold more.
  const { fieldOf } = await import(
    /* webpackChunkName: "added-facts" */ '../archetypes/asked/said-facts'
  );
  const filled = (isInRows: boolean) =>
    operations.flatMap((operation): SingleOperation[] => {
      const added = addedIn(operation);
      if (!added) return [operation];
      if (!meant.has(added.component) || hasFact(design, added)) return [];
      const { values, kind } = fieldOf(added.label, ingredients, false);
      const value = values[added.record % values.length];
      if (operation.op !== 'row.add' || !value || unwritten.includes(value)) return [operation];
      const isPlain = kind === 'yes' || kind === 'note';
      const said = kind && unclear.has(kind) ? `${added.label}: ${value}` : value;
      return [
        { ...operation, row: { label: added.label, value } } as SingleOperation,
        ...(isPlain || !isInRows ? [] : inRows(design, added, said)),
      ];
    });
  const whole = filled(!isSeveral);
  return whole.length > mostOperations ? filled(false) : whole;
}
