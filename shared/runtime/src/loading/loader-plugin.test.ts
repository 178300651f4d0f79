import { init } from '@module-federation/enhanced/runtime';
import { ModuleFederation } from '@module-federation/runtime-core';
import type { ReleaseEntry } from '@appling/contract/registry';
import type { RemoteModule } from '@appling/contract/routes';
import { RemoteFailure, toFailure } from './failure';
import type * as integrity from './integrity';
import { checkScript } from './integrity';

jest.mock('./integrity', () => ({ checkScript: jest.fn() }));
const check = jest.mocked(checkScript);
const { checkScript: realCheck } = jest.requireActual<typeof integrity>('./integrity');

type Load = (remote: string, release: ReleaseEntry, query: string) => Promise<RemoteModule>;
let loadContainer: Load;

beforeAll(async () => {
  // The bundler does this before any module of the shell runs.
  const react = { version: '19.3.1', lib: () => ({}), scope: ['default'] };
  const shareConfig = { singleton: true, requiredVersion: '^19.0.0' };
  init({ name: 'shell', remotes: [], shared: { react: { ...react, shareConfig } } });
  ({ loadContainer } = await import('./federation'));
});
beforeEach(() => check.mockReset().mockImplementation(realCheck));

const release: ReleaseEntry = {
  id: '0123456789ab',
  contractVersion: 1,
  entry: 'remoteEntry.js',
  styles: 'styles.css',
  scripts: {},
};
const addressOf = (remote: string) => `http://localhost/r/${remote}/${release.id}/remoteEntry.js`;
const routes = { default: { contractVersion: 1, routes: [] } };
const refuse = (error: unknown) => () => Promise.reject(error as Error);
const throws = (error: unknown) => () => {
  throw error;
};

let planted = 0;
function load(container: () => object): Promise<RemoteModule> {
  const remote = `planted-${++planted}`;
  jest.doMock(addressOf(remote), container, { virtual: true });
  return loadContainer(remote, release, '');
}
const offering = (get: () => unknown) => load(() => ({ init: () => {}, get }));
const codeOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'loaded',
    (error: unknown) => toFailure(error).code,
  );

const notCome = new TypeError('Failed to fetch dynamically imported module: http://localhost/x.js');
const unreadable = new Proxy({}, { get: throws('planted'), getPrototypeOf: throws('planted') });

test('loads the routes of an allowed, released container', async () => {
  const module = await offering(() => Promise.resolve(() => routes));
  expect(module).toBe(routes.default);
  expect(check.mock.calls).toEqual([[addressOf(`planted-${planted}`)]]);
});

test.each(['INTEGRITY', 'NETWORK', 'TIMEOUT', 'FORBIDDEN_ORIGIN'] as const)(
  'entry: keeps the failure %s of the check and does not run the container',
  async (code) => {
    const run = jest.fn(() => ({}));
    check.mockRejectedValueOnce(new RemoteFailure(code, 'planted'));
    expect(await codeOf(load(run))).toBe(code);
    expect(run).not.toHaveBeenCalled();
  },
);

test('entry: reports a file that the browser could not load as a network error', async () => {
  expect(await codeOf(load(throws(notCome)))).toBe('NETWORK');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await codeOf(load(throws(notCome)))).toBe('OFFLINE');
  online.mockRestore();
});

test('entry: reports a container that throws on evaluation', async () => {
  expect(await codeOf(load(throws(new TypeError('Version satisfies RUNTIME-014'))))).toBe('EXEC');
  expect(await codeOf(load(throws(unreadable)))).toBe('EXEC');
});

test('init: reports a container that rejects the share scope', async () => {
  const get = refuse('not asked');
  const error = new Error('Container initialization failed');
  expect(await codeOf(load(() => ({ init: throws(error), get })))).toBe('CONTRACT');
  expect(await codeOf(load(() => ({ get })))).toBe('CONTRACT');
});

test("share: reports a wrong version in the container's own instance", async () => {
  const container = new ModuleFederation({ name: 'container', remotes: [], shared: {} });
  const shareConfig = { singleton: true, requiredVersion: '^99.0.0', strictVersion: true };
  const factory = () =>
    container.loadShare('react', { customShareInfo: { scope: ['default'], shareConfig } });
  const takes = (scope: object) => container.initShareScopeMap('default', scope as never);
  expect(await codeOf(load(() => ({ init: takes, get: async () => factory })))).toBe('CONTRACT');
});

test('expose: reports a container without routes', async () => {
  const missing = new Error('Module "./routes" does not exist in container.');
  for (const get of [refuse(missing), refuse('planted'), refuse(unreadable), async () => undefined])
    expect(await codeOf(offering(get))).toBe('EXPOSE_MISSING');
});

test('expose: keeps the failure of a chunk that the routes import', async () => {
  const changed = new RemoteFailure('INTEGRITY', 'planted');
  expect(await codeOf(offering(refuse(changed)))).toBe('INTEGRITY');
  expect(await codeOf(offering(refuse(notCome)))).toBe('NETWORK');
});

test('run: reports routes whose code throws any value', async () => {
  const error = new Error('Version 1 does not exist in container, RUNTIME-006');
  expect(await codeOf(offering(async () => throws(error)))).toBe('EXEC');
  expect(await codeOf(offering(async () => throws(unreadable)))).toBe('EXEC');
});

test('run: reports routes of another contract version', async () => {
  const next = { default: { contractVersion: 9, routes: [] } };
  expect(await codeOf(offering(async () => () => next))).toBe('CONTRACT');
});

test("checks every load, also in a container's own instance", async () => {
  const container = new ModuleFederation({ name: 'other', remotes: [], shared: {} });
  const entry = 'https://evil.example/r/evil/0123456789ab/remoteEntry.js';
  const run = jest.fn(() => ({}));
  jest.doMock(entry, run, { virtual: true });
  container.registerRemotes([{ name: 'evil', entry, type: 'module' }]);
  expect(await codeOf(container.loadRemote('evil/routes'))).toBe('FORBIDDEN_ORIGIN');
  expect(run).not.toHaveBeenCalled();
});

test('reports a stopped development server as a network error', async () => {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'development' });
  const loading = codeOf(loadContainer('down', { ...release, id: 'development' }, ''));
  Object.assign(process.env, { NODE_ENV });
  await new Promise((done) => setTimeout(done));
  const script = document.querySelector('script[src*="/r/down/"]');
  script?.dispatchEvent(new Event('error'));
  expect(await loading).toBe('NETWORK');
});
