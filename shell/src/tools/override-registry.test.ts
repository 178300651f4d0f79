import type { RouteMatch } from '@appling/contract/registry';
import { RemoteFailure } from '@appling/runtime/loading/failure';
import type { RegistryClient } from '@appling/runtime/loading/registry';
import { overrideRegistry } from './override-registry';

const hash = `sha384-${'A'.repeat(64)}`;
const routeOf = (path: string) => ({
  path,
  page: 'auth',
  title: 'Sign In',
  description: 'Sign in.',
  layout: 'full',
});
const release = {
  remote: 'chat',
  release: {
    id: 'aaaaaa',
    contractVersion: 1,
    entry: 'remoteEntry.js',
    styles: 'styles.1.css',
    scripts: { auth: ['auth.1.js'] },
  },
  routes: [routeOf('/auth'), routeOf('/new')],
  shared: {},
  files: { 'remoteEntry.js': hash, 'styles.1.css': hash, 'pages.cjs': hash },
};
const fallBack = jest.fn(() => Promise.resolve(true));
const unpin = jest.fn();
const live = {
  find: () => undefined,
  routes: () => ({ chat: ['/auth'], company: ['/about'] }),
  subscribe: () => () => {},
  release: (remote: string) => Promise.resolve({ id: `live-${remote}` }),
  inUse: () => 'live',
  scripts: () => ['live.js'],
  refresh: () => Promise.resolve(),
  unpin,
  fallBack,
} as unknown as RegistryClient;
const auth: RouteMatch = { remote: 'chat', path: '/auth', layout: 'full' };
const local = { remote: 'chat', from: { origin: 'http://localhost:3102' } };
const failure = new RemoteFailure('EXEC', 'planted');

beforeEach(() => {
  fallBack.mockClear();
  unpin.mockClear();
});

test("without an override it equals the site's own registry", () => {
  expect(overrideRegistry(live, [])).toBe(live);
});

test('loads an overridden remote from the named server with its own hashes and routes', async () => {
  const asked: string[] = [];
  const registry = overrideRegistry(live, [local], (address) => {
    asked.push(address);
    return Promise.resolve(JSON.stringify(release));
  });
  const heard = jest.fn();
  registry.subscribe(heard);
  expect(registry.find('/new')).toBeUndefined();
  expect(await registry.release('chat')).toMatchObject({
    id: 'aaaaaa',
    origin: 'http://localhost:3102',
    integrity: { 'remoteEntry.js': hash, 'styles.1.css': hash },
  });
  expect(asked).toEqual(['http://localhost:3102/release.json']);
  expect(heard).toHaveBeenCalled();
  expect(registry.find('/new')).toEqual({ remote: 'chat', path: '/new', layout: 'full' });
  expect(registry.find('/about')?.remote).toBe('company');
  expect(registry.scripts(auth)).toEqual(['auth.1.js']);
  expect(registry.inUse('chat')).toBe('aaaaaa');
  expect(await registry.release('company')).toEqual({ id: 'live-company' });
});

test('reads a stored release from its folder on this site', async () => {
  const asked: string[] = [];
  const registry = overrideRegistry(
    live,
    [{ remote: 'chat', from: { release: 'aaaaaa' } }],
    (address) => {
      asked.push(address);
      return Promise.resolve(JSON.stringify(release));
    },
  );
  const entry = await registry.release('chat');
  expect(asked).toEqual(['/r/chat/aaaaaa/release.json']);
  expect(entry.origin).toBeUndefined();
});

test("does not fall back, so that the override's failure shows", async () => {
  const registry = overrideRegistry(live, [local], () => Promise.resolve(JSON.stringify(release)));
  expect(await registry.fallBack('chat', failure)).toBe(false);
  expect(await registry.fallBack('company', failure)).toBe(true);
  expect(fallBack).toHaveBeenCalledTimes(1);
});

test('reads the description again after a failure, since the server may have built another release', async () => {
  const answers = [{ ...release, remote: 'company' }, release];
  const registry = overrideRegistry(live, [local], () =>
    Promise.resolve(JSON.stringify(answers.shift())),
  );
  await expect(registry.release('chat')).rejects.toMatchObject({ code: 'REGISTRY' });
  registry.unpin('chat');
  expect((await registry.release('chat')).id).toBe('aaaaaa');
  expect(unpin).not.toHaveBeenCalled();
});

test.each<[string, unknown]>([
  ['of another remote', { ...release, remote: 'company' }],
  ['of another id', { ...release, release: { ...release.release, id: 'bbbbbb' } }],
  ['with a file elsewhere', { ...release, release: { ...release.release, entry: '//evil/x.js' } }],
  ['with no hashes worth the name', { ...release, files: { 'remoteEntry.js': 'sha384-x' } }],
  [
    'of a contract of the future',
    { ...release, release: { ...release.release, contractVersion: 9 } },
  ],
  ['that is no object', null],
])('a description %s is refused', async (_name, value) => {
  const stored = { remote: 'chat', from: { release: 'aaaaaa' } };
  const registry = overrideRegistry(live, [stored], () => Promise.resolve(JSON.stringify(value)));
  await expect(registry.release('chat')).rejects.toMatchObject({ code: 'REGISTRY' });
});
