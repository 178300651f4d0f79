import { articles, categories } from '../../sections/articles.content';
import { articleRoutes } from './article-routes';
import { countWords, readTimeOf } from './article-text';
import { articleTexts } from './article-texts';

test.each(articles)('$slug has 400 to 800 words and the reading time on its card', (article) => {
  const text = articleTexts[article.slug];
  expect(countWords(text)).toBeGreaterThanOrEqual(400);
  expect(countWords(text)).toBeLessThanOrEqual(800);
  expect(article.readTime).toBe(readTimeOf(text));
});

test('counts words without the syntax of links and code', () => {
  expect(countWords(['See [the list](/blog) of `tokens`.', { points: ['one', 'two'] }])).toBe(7);
});

test('thirteen articles, newest first, each with a picture, cover every category', () => {
  expect(articles).toHaveLength(13);
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(articles.map(({ image }) => image)).size).toBe(13);
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(categories));
});

test.each(articleRoutes)(
  '$path has structured data of a blog posting',
  ({ description, page, ...route }) => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(page).toMatch(/^[a-z][a-z0-9-]{0,40}$/);
    expect(route.article).toBe(true);
    expect(route.structuredData).toEqual([
      expect.objectContaining({ '@type': 'BlogPosting', headline: route.title }),
    ]);
  },
);
