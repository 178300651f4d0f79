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

test('a container that is allowed and was released gives its routes', async () => {
  const module = await offering(() => Promise.resolve(() => routes));
  expect(module).toBe(routes.default);
  expect(check.mock.calls).toEqual([[addressOf(`planted-${planted}`)]]);
});

test.each(['INTEGRITY', 'NETWORK', 'TIMEOUT', 'FORBIDDEN_ORIGIN'] as const)(
  'entry: what the check says, %s, stays, and the container does not run',
  async (code) => {
    const run = jest.fn(() => ({}));
    check.mockRejectedValueOnce(new RemoteFailure(code, 'planted'));
    expect(await codeOf(load(run))).toBe(code);
    expect(run).not.toHaveBeenCalled();
  },
);

test('entry: a file that the browser could not have is a fault of transport', async () => {
  expect(await codeOf(load(throws(notCome)))).toBe('NETWORK');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await codeOf(load(throws(notCome)))).toBe('OFFLINE');
  online.mockRestore();
});

test('entry: a container that throws while it is evaluated', async () => {
  expect(await codeOf(load(throws(new TypeError('Version satisfies RUNTIME-014'))))).toBe('EXEC');
  expect(await codeOf(load(throws(unreadable)))).toBe('EXEC');
});

test('init: a container that does not take what is shared, or cannot', async () => {
  const get = refuse('not asked');
  const error = new Error('Container initialization failed');
  expect(await codeOf(load(() => ({ init: throws(error), get })))).toBe('CONTRACT');
  expect(await codeOf(load(() => ({ get })))).toBe('CONTRACT');
});

test('share: a version that does not fit, in an instance that the container makes', async () => {
  const container = new ModuleFederation({ name: 'container', remotes: [], shared: {} });
  const shareConfig = { singleton: true, requiredVersion: '^99.0.0', strictVersion: true };
  const factory = () =>
    container.loadShare('react', { customShareInfo: { scope: ['default'], shareConfig } });
  const takes = (scope: object) => container.initShareScopeMap('default', scope as never);
  expect(await codeOf(load(() => ({ init: takes, get: async () => factory })))).toBe('CONTRACT');
});

test('expose: a container without routes, or that does not hand them out', async () => {
  const missing = new Error('Module "./routes" does not exist in container.');
  for (const get of [refuse(missing), refuse('planted'), refuse(unreadable), async () => undefined])
    expect(await codeOf(offering(get))).toBe('EXPOSE_MISSING');
});

test('expose: a chunk behind the routes keeps its own fault', async () => {
  const changed = new RemoteFailure('INTEGRITY', 'planted');
  expect(await codeOf(offering(refuse(changed)))).toBe('INTEGRITY');
  expect(await codeOf(offering(refuse(notCome)))).toBe('NETWORK');
});

test('run: routes whose code throws, whatever it says', async () => {
  const error = new Error('Version 1 does not exist in container, RUNTIME-006');
  expect(await codeOf(offering(async () => throws(error)))).toBe('EXEC');
  expect(await codeOf(offering(async () => throws(unreadable)))).toBe('EXEC');
});

test('run: routes of another contract', async () => {
  const next = { default: { contractVersion: 9, routes: [] } };
  expect(await codeOf(offering(async () => () => next))).toBe('CONTRACT');
});

test('no load goes around it: nor one that a container begins in its own instance', async () => {
  const container = new ModuleFederation({ name: 'other', remotes: [], shared: {} });
  const entry = 'https://evil.example/r/evil/0123456789ab/remoteEntry.js';
  const run = jest.fn(() => ({}));
  jest.doMock(entry, run, { virtual: true });
  container.registerRemotes([{ name: 'evil', entry, type: 'module' }]);
  expect(await codeOf(container.loadRemote('evil/routes'))).toBe('FORBIDDEN_ORIGIN');
  expect(run).not.toHaveBeenCalled();
});

test('the script container of a development server that is down is a fault of transport', async () => {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'development' });
  const loading = codeOf(loadContainer('down', { ...release, id: 'development' }, ''));
  Object.assign(process.env, { NODE_ENV });
  await new Promise((done) => setTimeout(done));
  const script = document.querySelector('script[src*="/r/down/"]');
  script?.dispatchEvent(new Event('error'));
  expect(await loading).toBe('NETWORK');
});
