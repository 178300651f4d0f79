import { byKind } from '../engine-data';
import type { Finding } from './brief';
import type { FeatureName } from './features';
import type { KindName } from './kinds';

const stands: Readonly<Partial<Record<FeatureName, FeatureName>>> = {
  form: 'list',
  detail: 'list',
  cart: 'list',
  search: 'list',
  filter: 'list',
  document: 'list',
  booking: 'list',
};

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
