import { icons } from '../../drawings/icons';
import { kindNames } from '../../interpret/kinds';
import { interpret } from '../../interpret/interpret';
import { iconOfGroup } from '../samples';
import { domainOf } from './domain';
import { contentOf, languageOf } from './everything';
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

test.each(kindNames)('what is fetched for %s is what Node has', async (kind) => {
  expect(contentOf(ofKind(kind))).toEqual(await contentFor(ofKind(kind), releasedSource));
});

test('words and texts come with a language that has some', async () => {
  const { language } = await contentFor({ ...ofKind('todo'), language: 'ja' }, releasedSource);
  expect(language).toBe(languageOf('ja'));
  expect(await contentFor(ofKind('todo'), releasedSource)).not.toHaveProperty('language');
  const other = { ...ofKind('todo'), language: 'toString' };
  expect(await contentFor(other, releasedSource)).not.toHaveProperty('language');
});
