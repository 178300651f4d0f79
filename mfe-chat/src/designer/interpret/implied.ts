import { byKind } from '../engine-data';
import type { Finding } from './brief';
import type { FeatureName } from './features';
import type { KindName } from './kinds';

/** What a feature cannot do without: who fills in a form wants to see the records. */
const stands: Readonly<Partial<Record<FeatureName, FeatureName>>> = {
  form: 'list',
  detail: 'list',
  cart: 'list',
  search: 'list',
  filter: 'list',
  document: 'list',
  booking: 'list',
};

/** Features that no word asks for and that follow from those asked for and from the kind: their words are empty. */
export function impliedFeatures(
  kind: KindName,
  asked: readonly Finding<FeatureName>[],
  excluded: readonly Finding<FeatureName>[],
): Finding<FeatureName>[] {
  const known = new Set([...asked, ...excluded].map(({ value }) => value));
  const follows = asked.flatMap(({ value }) => stands[value] ?? []);
  return [...new Set([...follows, ...(byKind.implied[kind] ?? [])])]
    .filter((value) => !known.has(value))
    .map((value) => ({ value, words: '', at: -1 }));
}
