import { defineRoutes, findRoute, normalisePath, type Route } from './routes';

const route = (path: string): Route => ({
  path,
  page: 'page',
  title: 'Title',
  description: 'Description',
  load: () => Promise.resolve({ default: () => null }),
});

test('rejects two routes with the same path, naming it', () => {
  expect(() => defineRoutes([route('/a'), route('/a')])).toThrow('Route /a is declared twice');
});

test('declares public files beside the routes', () => {
  const files = [{ path: '/schemas/design.json', content: '{}' }];
  expect(defineRoutes([route('/')], files).publicFiles).toBe(files);
  expect(defineRoutes([route('/')], false).publicFiles).toBeUndefined();
});

test('finds a route with and without trailing slash', () => {
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
])('normalises %s to %s', (given, path) => {
  expect(normalisePath(given)).toBe(path);
});
