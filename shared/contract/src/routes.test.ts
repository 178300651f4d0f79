import { defineRoutes, findRoute, normalisePath, type Route } from './routes';

const route = (path: string): Route => ({
  path,
  page: 'page',
  title: 'Title',
  description: 'Description',
  load: () => Promise.resolve({ default: () => null }),
});

test('two routes with one path are refused by name', () => {
  expect(() => defineRoutes([route('/a'), route('/a')])).toThrow('Route /a is declared twice');
});

test('files with an address of their own are declared beside the routes', () => {
  const files = [{ path: '/schemas/design.json', content: '{}' }];
  expect(defineRoutes([route('/')], files).publicFiles).toBe(files);
  expect(defineRoutes([route('/')], false).publicFiles).toBeUndefined();
});

test('a route is found with and without its last slash', () => {
  const { routes } = defineRoutes([route('/'), route('/pricing')]);
  expect(findRoute(routes, '/pricing/')?.path).toBe('/pricing');
  expect(findRoute(routes, '/')?.path).toBe('/');
  expect(findRoute(routes, '/prices')).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/pricing/', '/pricing'],
  ['/pricing/index.html', '/pricing'],
])('%s is the page %s', (given, path) => {
  expect(normalisePath(given)).toBe(path);
});
