import type { Registry, ReleaseEntry } from '@appling/shared/contract/registry';
import { RemoteFailure } from './failure';
import { createRegistryClient } from './registry';

const release = (id: string): ReleaseEntry => ({
  id,
  contractVersion: 1,
  entry: 'remoteEntry.js',
  styles: 'styles.1.css',
  scripts: {},
});
const registryWith = (id: string, path = '/auth'): Registry => ({
  version: 1,
  remotes: {
    chat: { current: release(id), routes: [{ path, page: 'auth', title: '', description: '' }] },
  },
});
const short = { routes: { chat: ['/auth'] }, here: null };

test('the release of the page itself needs no request', async () => {
  const fetchJson = jest.fn();
  const client = createRegistryClient(
    { ...short, here: { remote: 'chat', release: release('aaaaaa') } },
    fetchJson,
  );
  expect((await client.release('chat')).id).toBe('aaaaaa');
  expect(fetchJson).not.toHaveBeenCalled();
});

test('a tab stays on the release that it first used, whatever is published later', async () => {
  const fetchJson = jest
    .fn()
    .mockResolvedValueOnce(registryWith('aaaaaa'))
    .mockResolvedValueOnce(registryWith('bbbbbb'));
  const client = createRegistryClient(short, fetchJson);
  expect((await client.release('chat')).id).toBe('aaaaaa');
  await client.refresh();
  expect((await client.release('chat')).id).toBe('aaaaaa');
});

test('two questions at once are one request', async () => {
  const fetchJson = jest.fn().mockResolvedValue(registryWith('aaaaaa'));
  const client = createRegistryClient(short, fetchJson);
  await Promise.all([client.release('chat'), client.refresh()]);
  expect(fetchJson).toHaveBeenCalledTimes(1);
});

test('new routes are adopted and announced', async () => {
  const client = createRegistryClient(short, () => Promise.resolve(registryWith('aaaaaa', '/new')));
  const listener = jest.fn();
  client.subscribe(listener);
  expect(client.find('/new')).toBeUndefined();
  await client.refresh();
  expect(client.find('/new')?.remote).toBe('chat');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a remote that is not listed is a failure with its name', async () => {
  const client = createRegistryClient(short, () => Promise.resolve(registryWith('aaaaaa')));
  await expect(client.release('weather')).rejects.toMatchObject({
    code: 'REGISTRY',
    message: 'The registry lists no remote weather.',
  });
});

test('a fetched registry is dropped after five minutes', async () => {
  jest.useFakeTimers();
  const { version, remotes } = registryWith('aaaaaa');
  const registry = {
    version,
    remotes: { one: remotes.chat, two: remotes.chat, three: remotes.chat },
  };
  const fetchJson = jest.fn().mockResolvedValue(registry);
  const client = createRegistryClient(short, fetchJson);
  await client.release('one');
  jest.advanceTimersByTime(5 * 60_000 - 1);
  await client.release('two');
  expect(fetchJson).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await client.release('three');
  expect(fetchJson).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

describe('falling back', () => {
  const threw = new RemoteFailure('EXEC', 'planted');
  const routes = [{ path: '/auth', page: 'auth', title: '', description: '' }];
  const both = (current: string, previous: string): Registry => ({
    version: 1,
    remotes: { chat: { current: release(current), previous: release(previous), routes } },
  });
  const served = { ...short, here: { remote: 'chat', release: release('bbbbbb') } };
  const clientOf = (registry: Registry, page = served) =>
    createRegistryClient(page, () => Promise.resolve(registry));
  beforeEach(() => sessionStorage.clear());

  test('a release that is gone gives way to one that was published since the registry was read', async () => {
    const fetchJson = jest
      .fn()
      .mockResolvedValueOnce(registryWith('bbbbbb'))
      .mockResolvedValueOnce(both('cccccc', 'bbbbbb'));
    const client = createRegistryClient(short, fetchJson);
    await client.release('chat');
    expect(await client.fallBack('chat', new RemoteFailure('NETWORK', 'gone'))).toBe(true);
    expect((await client.release('chat')).id).toBe('cccccc');
  });

  test('after the live release threw, the one before is used', async () => {
    const client = clientOf(both('bbbbbb', 'aaaaaa'));
    expect(await client.fallBack('chat', threw)).toBe(true);
    expect((await client.release('chat')).id).toBe('aaaaaa');
  });

  test('a newer release than the one that failed comes first', async () => {
    const client = clientOf(both('cccccc', 'bbbbbb'));
    await client.fallBack('chat', threw);
    expect((await client.release('chat')).id).toBe('cccccc');
  });

  test('when the one before threw too, there is no other', async () => {
    const client = clientOf(both('bbbbbb', 'aaaaaa'));
    await client.fallBack('chat', threw);
    expect(await client.fallBack('chat', threw)).toBe(false);
  });

  test('the next page of this tab does not run what threw', async () => {
    await clientOf(both('bbbbbb', 'aaaaaa')).fallBack('chat', threw);
    const next = clientOf(both('bbbbbb', 'aaaaaa'));
    expect((await next.release('chat')).id).toBe('aaaaaa');
  });

  test('a transport fault is held against no release', async () => {
    await clientOf(both('bbbbbb', 'aaaaaa')).fallBack('chat', new RemoteFailure('NETWORK', 'gone'));
    const next = clientOf(both('bbbbbb', 'aaaaaa'));
    expect((await next.release('chat')).id).toBe('bbbbbb');
  });

  test.each(['{', '"x"', '[1, "chat/../../evil", {}]'])(
    'a session that holds %s is as good as an empty one',
    async (stored) => {
      sessionStorage.setItem('appling:broken-releases', stored);
      expect((await clientOf(both('bbbbbb', 'aaaaaa')).release('chat')).id).toBe('bbbbbb');
    },
  );
});
