import { createNextPageStore, getReady, type NextPage } from './next-page';

const page = (path: string): NextPage => ({
  destination: { remote: 'any', path, chrome: 'full' },
  search: '',
  hash: '',
});

/** A loader whose pages come when the test says so. */
function begin() {
  const store = createNextPageStore();
  const here = new Set<string>();
  const flights = new Map<string, () => void>();
  const ready = getReady(store, {
    prefetch: ({ path }) => new Promise((resolve) => flights.set(path, resolve)),
    isHere: (path) => here.has(path),
  });
  const land = async (path: string, isWell = true) => {
    if (isWell) here.add(path);
    flights.get(path)?.();
    await Promise.resolve();
  };
  return { ready, land, next: () => store.getState().next?.destination.path };
}

beforeEach(() => history.replaceState(null, '', '/start'));

test('a page is drawn ahead once its code is there', async () => {
  const { ready, land, next } = begin();
  ready(page('/a'));
  expect(next()).toBeUndefined();
  await land('/a');
  expect(next()).toBe('/a');
});

test('of two the later wish counts, whichever comes first', async () => {
  const { ready, land, next } = begin();
  ready(page('/a'));
  ready(page('/b'));
  await land('/b');
  await land('/a');
  expect(next()).toBe('/b');
});

test('a page that did not come is not drawn', async () => {
  const { ready, land, next } = begin();
  ready(page('/a'));
  await land('/a', false);
  expect(next()).toBeUndefined();
});

test('nor is the page on which the visitor is by then', async () => {
  const { ready, land, next } = begin();
  ready(page('/a'));
  history.pushState(null, '', '/a');
  await land('/a');
  expect(next()).toBeUndefined();
});
