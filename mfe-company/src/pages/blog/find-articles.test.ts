import { findArticles } from './find-articles';

test('a word finds its article, also by its beginning', () => {
  expect(findArticles('minibus')).toEqual(new Set(['eleven-taps-to-rehearsal']));
  expect(findArticles('minib')).toEqual(new Set(['eleven-taps-to-rehearsal']));
});

test('a word that nobody wrote finds nothing', () => {
  expect(findArticles('zeppelin')).toEqual(new Set());
});

test.each(['t', 'the', 'The a', '!'])(
  '“%s” says nothing to search for and leaves nothing out',
  (query) => {
    expect(findArticles(query)).toBeNull();
  },
);

test('a letter more that finds the same articles gives the same set, so that nothing is rendered', () => {
  expect(findArticles('minibus')).toBe(findArticles('minibu'));
  expect(findArticles('minibus')).not.toBe(findArticles('okabe'));
});
