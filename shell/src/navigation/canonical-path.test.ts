import { takeCanonicalPath } from './canonical-path';

const link = document.createElement('link');
link.rel = 'canonical';

beforeEach(() => {
  link.href = 'https://appling.example/about';
  document.head.append(link);
});

test.each(['/about//', '/about/', '/about/index.html', '/About', '/%61bout', '/about'])(
  'replaces %s by the path of /about and keeps query, fragment and state',
  (path) => {
    history.replaceState({ key: 'kept' }, '', `${path}?from=here#team`);
    takeCanonicalPath();
    expect(location.href).toBe('http://localhost/about?from=here#team');
    expect(history.state).toEqual({ key: 'kept' });
  },
);

test('keeps the address of a page without a canonical path', () => {
  link.remove();
  history.replaceState(null, '', '/about//');
  takeCanonicalPath();
  expect(location.pathname).toBe('/about//');
});
