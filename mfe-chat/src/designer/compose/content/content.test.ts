import { icons } from '../../drawings/drawing-data';
import { kindNames } from '../../interpret/kinds';
import { interpret } from '../../interpret/interpret';
import { iconOfGroup } from '../group-icon';
import { domainOf } from './domain';
import { completed, contentOf, kindAtHand, languageOf } from '../composed.fixture';
import { contentFor } from '../../../content/app-content';
import { releasedSource } from '../../../content/released-source';

const ofKind = (kind: (typeof kindNames)[number]) => ({
  ...interpret('…'),
  kind: { value: kind, words: '', at: -1 },
});

test.each(kindNames)('uses existing icons for groups of records in %s', (kind) => {
  const { kind: content, trip } = contentOf(ofKind(kind));
  if (trip) return;
  const { entries } = domainOf({ kind: content }, '£');
  const named = entries.map(({ group }) => iconOfGroup(group) ?? 'star');
  expect(named.filter((name) => !(name in icons))).toEqual([]);
});

test.each(kindNames)('fetches the same content for %s as Node reads', async (name) => {
  const kind = await releasedSource.kind(name);
  expect(kind).toBe(kindAtHand(ofKind(name)));
  const brief = completed(ofKind(name));
  expect(contentOf(brief)).toEqual(await contentFor(brief, kind, undefined, releasedSource));
});

test('includes words and texts for languages that have them', async () => {
  expect(await releasedSource.language('ja')).toBe(languageOf('ja'));
  expect(await releasedSource.language('en')).toBeUndefined();
  expect(await releasedSource.language('toString')).toBeUndefined();
});
