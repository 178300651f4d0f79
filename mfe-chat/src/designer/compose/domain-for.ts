import type { AppContent } from '../../content/source';
import { domainOf, type Domain } from './content/domain';
import { capital } from './context';
import { journeyFor, type Journey } from './journey';
import type { Say } from './words';
import type { Spoken } from './content/spoken';
import { type Brief } from '../interpret/brief';

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

/** The money that the text speaks of; else that of most who speak its language, or any. */
export function unitOf({
  text,
  seed,
  language,
}: Pick<Brief, 'text' | 'seed' | 'language'>): string {
  const said = money.find(([sign]) => sign.test(text))?.[1];
  if (said === undefined && ['es', 'de', 'fr', 'it'].includes(language)) return '€';
  return said ?? ['£', '$', '€'][seed % 3] ?? '£';
}

const money = [
  [/£|\b(?:pounds?|gbp)\b/i, '£'],
  [/\$|\b(?:dollars?|usd)\b/i, '$'],
  [/€|\b(?:euros?|eur)\b/i, '€'],
] as const;

/** Numbers with a unit need no translation; "Today" and "Done" do. */
const isNumber = /^[^\p{L}]*\d[^\p{L}]*(?:min|k?m|k?g|kcal|h|cm|mm|ml|l)?$/u;

/** The domain of a kind with the words of another language; its numbers, pictures and layouts stay. */
function spokenDomain(own: Domain, spoken: Spoken, journey?: Journey): Domain {
  const { days, people, facts, letters } = spoken;
  const groups = journey
    ? journey.days.slice(0, 3).map((day) => `${letters[(day + 6) % 7] ?? ''} ${day}`)
    : spoken.groups;
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';
  return {
    ...own,
    one: spoken.one,
    many: spoken.many,
    names: spoken.names,
    headline: journey ? `${journey.place}. ${spoken.headline}` : spoken.headline,
    caption: spoken.many,
    figure: isNumber.test(own.figure) ? own.figure : String(own.entries.length),
    facts,
    tasks: spoken.tasks,
    states: [],
    counted: 'done today.',
    next: journey?.place ?? '',
    nextNote: journey?.dates ?? '',
    tabs: {},
    entries: own.entries.slice(0, spoken.entries.length).map((entry, index) => ({
      title: at(spoken.entries, index),
      note: isNumber.test(entry.value) ? at(days, index) : at(people, index),
      value: isNumber.test(entry.value) ? entry.value : at(days, index),
      group: at(groups, index),
      facts: [at(days, index), at(groups, index), at(people, index)],
    })),
  };
}

/** The domain in the words of the text: its noun, its counts. */
export function domainFor(brief: Brief, content: AppContent, say: Say, spoken?: Spoken): Domain {
  const { kind, text, entities, counts, language } = brief;
  const journey =
    'journey' in content.kind && content.trip
      ? journeyFor(content.kind, content.trip, brief, say)
      : undefined;
  const known = domainOf(content, unitOf(brief), journey?.records);
  const own = spoken ? spokenDomain(known, spoken, journey) : known;
  const [entity] = entities;
  const lower = text.toLowerCase();
  // A narrow subject brings its own noun, which its records go with.
  const isSaid =
    entity !== undefined &&
    !own.isNarrow &&
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
