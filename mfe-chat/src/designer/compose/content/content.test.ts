import { icons } from '../../drawings/icons';
import { kindNames } from '../../interpret/kinds';
import { interpret } from '../../interpret/interpret';
import { iconOfGroup } from '../samples';
import { domainOf } from './domain';
import { contentOf, everything } from './everything';
import { fetchContent } from './fetch-content';

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
  const { words, controls, spoken, ...content } = await fetchContent(ofKind(kind));
  expect(contentOf(ofKind(kind))).toMatchObject({ ...content });
  expect([words, controls, spoken]).toEqual([{}, '', {}]);
});

test('words of the interface come with a language that has some', async () => {
  const { words } = await fetchContent({ ...ofKind('todo'), language: 'ja' });
  expect(words['ja']).toBe(everything.words['ja']);
  expect((await fetchContent(ofKind('todo'))).words).toEqual({});
});
