import type { Route } from '@appling/contract/routes';
import { emptyDesign } from './fixtures/empty-design';
import { feedFile } from './feed';
import { headTags } from './metadata';

const SITE = 'https://appling.example';
const TODAY = new Date('2026-01-01');

function article(slug: string, datePublished: string, headline = slug): Route {
  return {
    path: `/blog/${slug}`,
    page: `article-${slug}`,
    title: headline,
    description: 'What it says.',
    article: true,
    structuredData: [
      {
        '@type': 'BlogPosting',
        headline,
        description: 'What it says & why.',
        datePublished,
        author: { '@type': 'Person', name: 'Edda Lindqvist' },
      },
    ],
    load: () => Promise.resolve({ default: () => null }),
  };
}
const page: Route = { ...article('about', '2024-01-01'), path: '/about', article: false };

function read(routes: readonly Route[]) {
  const text = feedFile(routes, SITE, TODAY, emptyDesign)['feed.xml'] ?? '';
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml.documentElement;
}
const words = (element: Element | undefined, name: string) =>
  element?.querySelector(`:scope > ${name}`)?.textContent;

test('lists articles newest first and takes the date of the newest', () => {
  const feed = read([article('old', '2024-08-29'), page, article('new', '2024-12-12')]);
  const entries = [...feed.querySelectorAll('entry')];
  expect(entries.map((entry) => words(entry, 'id'))).toEqual([
    `${SITE}/blog/new`,
    `${SITE}/blog/old`,
  ]);
  expect(words(feed, 'updated')).toBe('2024-12-12T00:00:00.000Z');
  expect(words(feed, 'id')).toBe(`${SITE}/feed.xml`);
});

test('writes entries as Atom requires, with absolute links and escaped text', () => {
  const entry = read([article('one', '2024-12-12', 'Ink & "paper" <first>')]).querySelector(
    'entry',
  )!;
  expect(words(entry, 'title')).toBe('Ink & "paper" <first>');
  expect(words(entry, 'updated')).toBe('2024-12-12T00:00:00.000Z');
  expect(words(entry, 'summary')).toBe('What it says & why.');
  expect(entry.querySelector('author > name')?.textContent).toBe('Edda Lindqvist');
  expect(entry.querySelector('link')?.getAttribute('href')).toBe(`${SITE}/blog/one`);
});

test('writes a valid feed without articles', () => {
  expect(words(read([page]), 'updated')).toBe(TODAY.toISOString());
});

test('fails for an article without date and names it', () => {
  expect(() => feedFile([article('one', 'soon')], SITE, TODAY, emptyDesign)).toThrow('/blog/one');
});

test.each([article('one', '2024-12-12'), null])('links to the feed on every page', (route) => {
  expect(
    headTags(route, { title: 'Title', siteUrl: SITE, picture: '', design: emptyDesign }),
  ).toContainEqual({
    name: 'link',
    attributes: {
      rel: 'alternate',
      href: '/feed.xml',
      type: 'application/atom+xml',
      title: 'Notes',
    },
  });
});
