import { findArticles } from './find-articles';

test('a word or its beginning finds the article', () => {
  expect(findArticles('minibus')).toEqual(new Set(['eleven-taps-to-rehearsal']));
  expect(findArticles('minib')).toEqual(new Set(['eleven-taps-to-rehearsal']));
});

test('an unknown word finds nothing', () => {
  expect(findArticles('zeppelin')).toEqual(new Set());
});

test.each(['t', 'the', 'The a', '!'])(
  '“%s” has no searchable word, so it filters nothing',
  (query) => {
    expect(findArticles(query)).toBeNull();
  },
);

test('a longer query with the same results returns the same set, so that nothing renders', () => {
  expect(findArticles('minibus')).toBe(findArticles('minibu'));
  expect(findArticles('minibus')).not.toBe(findArticles('okabe'));
});
