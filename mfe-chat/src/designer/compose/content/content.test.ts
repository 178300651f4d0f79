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

test.each(kindNames)('groups of records in %s have icons that there are', (kind) => {
  const { kind: content, trip } = contentOf(ofKind(kind));
  if (trip) return;
  const { entries } = domainOf({ kind: content }, '£');
  const named = entries.map(({ group }) => iconOfGroup(group) ?? 'star');
  expect(named.filter((name) => !(name in icons))).toEqual([]);
});

test.each(kindNames)('what is fetched for %s is what Node has', async (name) => {
  const kind = await releasedSource.kind(name);
  expect(kind).toBe(kindAtHand(ofKind(name)));
  const brief = completed(ofKind(name));
  expect(contentOf(brief)).toEqual(await contentFor(brief, kind, undefined, releasedSource));
});

test('words and texts come with a language that has some', async () => {
  expect(await releasedSource.language('ja')).toBe(languageOf('ja'));
  expect(await releasedSource.language('en')).toBeUndefined();
  expect(await releasedSource.language('toString')).toBeUndefined();
});
