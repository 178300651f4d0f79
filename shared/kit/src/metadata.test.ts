import type { Registry } from '@appling/contract/registry';
import type { Route } from '@appling/contract/routes';
import { emptyDesign } from './fixtures/empty-design';
import { headTags, siteFiles } from './metadata';

const SITE = 'https://appling.example';
const design = { ...emptyDesign, name: 'Appling' };
const route: Route = {
  path: '/blog/first-screen',
  page: 'article',
  title: 'The first screen',
  description: 'What belongs on it.',
  article: true,
  structuredData: [{ '@type': 'BlogPosting', headline: 'The first screen' }],
  load: () => Promise.resolve({ default: () => null }),
};
const tags = headTags(route, {
  title: 'The first screen · Appling',
  siteUrl: SITE,
  picture: '/social/x.png',
  design,
});
const content = (key: string) =>
  tags.find(({ attributes }) => attributes.property === key || attributes.name === key)?.attributes
    .content;

test('writes absolute URLs in the head, with the bare route as canonical URL', () => {
  expect(tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href).toBe(
    'https://appling.example/blog/first-screen',
  );
  expect(content('og:image')).toBe('https://appling.example/social/x.png');
});

test('marks an article and uses the same text for every network', () => {
  expect(content('og:type')).toBe('article');
  expect(content('twitter:title')).toBe(content('og:title'));
});

test('adds a preconnect hint only if an API host is set', () => {
  const hints = (apiOrigin?: string) =>
    headTags(route, { title: '', siteUrl: SITE, picture: '', apiOrigin, design }).filter(
      ({ attributes }) => attributes.rel === 'preconnect',
    );
  expect(hints()).toEqual([]);
  expect(hints('https://api.appling.example')).toEqual([
    expect.objectContaining({
      attributes: { rel: 'preconnect', href: 'https://api.appling.example', crossorigin: '' },
    }),
  ]);
});

test("writes breadcrumbs and the page's own structured data", () => {
  const data = tags.filter(({ name }) => name === 'script').map(({ json }) => json);
  expect(data).toEqual([
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ name: 'Appling' }),
        expect.objectContaining({ name: 'Blog', item: `${SITE}/blog` }),
        expect.objectContaining({ name: 'The first screen' }),
      ],
    }),
    expect.objectContaining({ '@type': 'BlogPosting' }),
  ]);
});

test('gives the not-found page no canonical URL and noindex', () => {
  const lost = headTags(null, { title: 'Page not found', siteUrl: SITE, picture: '', design });
  expect(lost.some(({ attributes }) => attributes.rel === 'canonical')).toBe(false);
  expect(lost.some(({ attributes }) => attributes.content === 'noindex')).toBe(true);
});

test('lists every route in the sitemap; security.txt expires within a year', () => {
  const registry = {
    version: 1,
    remotes: { company: { routes: [{ path: '/about' }, { path: '/terms' }] } },
  } as unknown as Registry;
  const files = siteFiles(registry, SITE, new Date('2026-01-01'), design);
  expect(files['sitemap.xml']).toContain('<loc>https://appling.example/terms</loc>');
  const expires = /Expires: (\S+)/.exec(files['.well-known/security.txt'] ?? '')?.[1] ?? '';
  expect(Date.parse(expires) - Date.parse('2026-01-01')).toBeLessThan(365 * 86_400_000);
});
