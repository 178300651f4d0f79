import type { KindTraits } from '../../content/kind-traits.schema';
import type { AppContent, LanguageContent } from '../../content/source';
import { domainOf, type Domain } from './content/domain';
import { capital } from './context';
import { journeyFor, type Journey } from './journey';
import type { Say } from './words';
import { isNumber } from './numbers-in';
import { nounsIn } from './speech';
import { type Brief } from '../interpret/brief';

const made = [
  'The blue {}',
  'Grandma’s {}',
  'The small {}',
  'New {}',
  'A {} from Porto',
  'The spare {}',
];

/** The requested currency, or any. */
export const unitOf = ({ currency, seed }: Pick<Brief, 'currency' | 'seed'>): string =>
  currency?.value ?? ['£', '$', '€'][seed % 3] ?? '£';

/** Takes words from another language; numbers, pictures and layouts stay. */
function translatedDomain(
  own: Domain,
  traits: KindTraits | undefined,
  { code, said }: { code: string; said: LanguageContent },
  journey?: Journey,
): Domain {
  const { weekdays: days, weekdayLetters: letters, people, facts, appNames } = said.samples;
  const { one, many, headline, records, tasks } = nounsIn(said, traits);
  const groups = journey
    ? journey.days.slice(0, 3).map((day) => `${letters[(day + 6) % 7] ?? ''} ${day}`)
    : said.samples.groups;
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';
  return {
    ...own,
    language: code,
    one,
    many,
    names: appNames,
    headline: journey ? `${journey.place}. ${headline}` : headline,
    caption: many,
    figure: isNumber.test(own.figure) ? own.figure : String(own.entries.length),
    facts,
    tasks,
    states: [],
    counted: 'done today.',
    next: journey?.place ?? '',
    nextNote: journey?.dates ?? '',
    tabs: {},
    entries: own.entries.slice(0, records.length).map((entry, index) => ({
      title: at(records, index),
      note: isNumber.test(entry.value) ? at(days, index) : at(people, index),
      value: isNumber.test(entry.value) ? entry.value : at(days, index),
      group: at(groups, index),
      facts: [at(days, index), at(groups, index), at(people, index)],
    })),
  };
}

export function domainFor(brief: Brief, content: AppContent, say: Say): Domain {
  const { entities, counts, language } = brief;
  const { traits } = content.kind;
  const journey =
    'journey' in content.kind && content.trip
      ? journeyFor(content.kind, content.trip, brief, say)
      : undefined;
  const known = domainOf(content, unitOf(brief), journey?.records);
  const own = content.language
    ? translatedDomain(known, traits, { code: language, said: content.language }, journey)
    : known;
  const [entity] = entities;
  // A narrow subject has its own noun, which fits its records.
  const isSaid = entity?.isSaid === true && !own.isNarrow && language === 'en';
  const isNew = isSaid && !own.many.includes(entity.singular.toLowerCase());
  const one = isSaid ? entity.singular.toLowerCase() : own.one;
  const many = isSaid ? entity.plural.toLowerCase() : own.many;
  const entries = own.entries.map((entry, index) =>
    isNew && traits?.anyThing && index < made.length
      ? { ...entry, title: capital((made[index] ?? '{}').replace('{}', one), language) }
      : entry,
  );
  const wanted = counts[many] ?? counts[one] ?? counts[own.many];
  const kept =
    wanted && wanted > 0 && wanted <= entries.length ? entries.slice(0, wanted) : entries;
  return { ...own, one, many, entries: kept };
}
