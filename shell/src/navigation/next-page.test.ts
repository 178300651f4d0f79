import { createNextPageStore, preparePage, type NextPage } from './next-page';

const page = (path: string): NextPage => ({
  match: { remote: 'any', path, layout: 'full' },
  search: '',
  hash: '',
});

/** A loader whose pages resolve when the test says so. */
function begin() {
  const store = createNextPageStore();
  const here = new Set<string>();
  const flights = new Map<string, () => void>();
  const ready = preparePage(store, {
    prefetch: ({ path }) => new Promise((resolve) => flights.set(path, resolve)),
    isLoaded: (path) => here.has(path),
  });
  const land = async (path: string, isWell = true) => {
    if (isWell) here.add(path);
    flights.get(path)?.();
    await Promise.resolve();
  };
  return { ready, land, next: () => store.getState().next?.match.path };
}

beforeEach(() => history.replaceState(null, '', '/start'));

test('a page is prepared once its code is loaded', async () => {
  const { ready, land, next } = begin();
  ready(page('/a'));
  expect(next()).toBeUndefined();
  await land('/a');
  expect(next()).toBe('/a');
});

test('the latest requested page wins, whichever loads first', async () => {
  const { ready, land, next } = begin();
  ready(page('/a'));
  ready(page('/b'));
  await land('/b');
  await land('/a');
  expect(next()).toBe('/b');
});

test('a page that fails to load is not prepared', async () => {
  const { ready, land, next } = begin();
  ready(page('/a'));
  await land('/a', false);
  expect(next()).toBeUndefined();
});

test('does not prepare the page that is open by then', async () => {
  const { ready, land, next } = begin();
  ready(page('/a'));
  history.pushState(null, '', '/a');
  await land('/a');
  expect(next()).toBeUndefined();
});
