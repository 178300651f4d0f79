import type { Content } from './content/content';
import { domainOf, type Domain } from './content/domain';
import { capital } from './context';
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

export const unitOf = (seed: number): string => ['£', '$', '€'][seed % 3] ?? '£';

/** The domain in the words of the text: its noun, its counts. */
export function domainFor(
  { kind, text, entities, counts, language, seed }: Brief,
  texts: Content['texts'],
): Domain {
  const own = domainOf(kind.value, unitOf(seed), texts);
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
