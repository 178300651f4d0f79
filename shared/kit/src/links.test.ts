import { deadLinks, deadLinksOf, overlaps } from './links';

const known = new Set(['/', '/pricing', '/feed.xml']);
const hrefs = (html: string) =>
  deadLinks(new Map([['/pricing', html]]), known).map(({ href }) => href);

test('reports a link to a missing page together with its own page', () => {
  const pages = new Map([['/', '<a class="x" href="/prices">Prices</a>']]);
  expect(deadLinks(pages, known)).toEqual([{ page: '/', href: '/prices' }]);
});

test.each([
  '/pricing',
  '/pricing?plan=pro&amp;seats=2#compare',
  '#compare',
  '?plan=pro',
  '/feed.xml',
  '/r/company/abc123/kit.1a2b.zip',
  'https://elsewhere.example/prices',
  'mailto:hello@appling.example',
])('accepts a link to %s', (href) => {
  expect(hrefs(`<a href="${href}">go</a>`)).toEqual([]);
});

test.each(['/prices', 'prices', '//', '/pricing/old'])('reports a link to %s', (href) => {
  expect(hrefs(`<p>see <a rel="next" href="${href}">there</a></p>`)).toEqual([href]);
});

test('ignores text that is not a link', () => {
  expect(hrefs('<link href="/nowhere"><article data-href="/nowhere"></article>')).toEqual([]);
});

test('lets pages link to a public file and reserves its path', () => {
  const files = [{ path: '/schemas/design.json' }];
  const remotes = [
    { name: 'chat', routes: [], publicFiles: files },
    { name: 'company', routes: [{ path: '/about' }], publicFiles: files },
  ];
  expect(overlaps(remotes)).toEqual([
    { path: '/schemas/design.json', owners: ['chat', 'company'] },
  ]);
  const page = '<a href="/schemas/design.json">schema</a><a href="/schemas/none.json">none</a>';
  expect(deadLinksOf(remotes, () => page).map(({ href }) => href)).toEqual(['/schemas/none.json']);
});

test('reports a path of two remotes with both names', () => {
  const routes = [{ path: '/help' }];
  const remotes = [
    { name: 'chat', routes },
    { name: 'company', routes: [...routes, { path: '/about' }] },
  ];
  expect(overlaps(remotes)).toEqual([{ path: '/help', owners: ['chat', 'company'] }]);
});
