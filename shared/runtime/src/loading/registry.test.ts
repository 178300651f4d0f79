import type { Registry, ReleaseEntry } from '@appling/contract/registry';
import { report } from '../reports/report';
import { RemoteFailure } from './failure';
import { createRegistryClient } from './registry';

jest.mock('../reports/report', () => ({ report: jest.fn() }));
const reported = jest.mocked(report);

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

test('returns the release of the page itself without a request', async () => {
  const fetchJson = jest.fn();
  const client = createRegistryClient(
    { ...short, here: { remote: 'chat', release: release('aaaaaa') } },
    fetchJson,
  );
  expect((await client.release('chat')).id).toBe('aaaaaa');
  expect(fetchJson).not.toHaveBeenCalled();
});

test('keeps the release that a tab first used', async () => {
  const fetchJson = jest
    .fn()
    .mockResolvedValueOnce(registryWith('aaaaaa'))
    .mockResolvedValueOnce(registryWith('bbbbbb'));
  const client = createRegistryClient(short, fetchJson);
  expect((await client.release('chat')).id).toBe('aaaaaa');
  await client.refresh();
  expect((await client.release('chat')).id).toBe('aaaaaa');
});

describe('a tab does not mix two publications', () => {
  const both = (shell: string, one: string, two: string): Registry => ({
    version: 1,
    shell,
    remotes: {
      one: { current: release(one), routes: [] },
      two: { current: release(two), routes: [] },
    },
  });
  const tab = {
    routes: {},
    shell: 'shell1',
    here: { remote: 'one', release: release('one001') },
  };

  test('sends the releases in use with the request', async () => {
    const fetchJson = jest.fn().mockResolvedValue(both('shell1', 'one001', 'two001'));
    const client = createRegistryClient(tab, fetchJson);
    await client.settle();
    await client.settle();
    expect(fetchJson.mock.calls).toEqual([['shell=shell1&one=one001', false]]);
  });

  test.each([
    ['its own remote', both('shell1', 'one002', 'two002')],
    ['the shell', both('shell2', 'one001', 'two002')],
  ])('ignores a registry with another release of %s', async (_, newer) => {
    jest.useFakeTimers();
    const fetchJson = jest
      .fn()
      .mockResolvedValueOnce(both('shell1', 'one001', 'two001'))
      .mockResolvedValue(newer);
    const client = createRegistryClient(tab, fetchJson);
    await client.settle();
    jest.advanceTimersByTime(6 * 60_000);
    expect((await client.release('two')).id).toBe('two001');
    expect(fetchJson).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  test('uses a registry in which no release in use differs', async () => {
    jest.useFakeTimers();
    const fetchJson = jest
      .fn()
      .mockResolvedValueOnce(both('shell1', 'one001', 'two001'))
      .mockResolvedValue(both('shell1', 'one001', 'two002'));
    const client = createRegistryClient(tab, fetchJson);
    await client.settle();
    jest.advanceTimersByTime(6 * 60_000);
    expect((await client.release('two')).id).toBe('two002');
    jest.useRealTimers();
  });

  test('returns the live release for a retry', async () => {
    const fetchJson = jest
      .fn()
      .mockResolvedValueOnce(both('shell1', 'one001', 'two001'))
      .mockResolvedValue(both('shell1', 'one002', 'two002'));
    const client = createRegistryClient(tab, fetchJson);
    await client.settle();
    await client.refresh();
    expect(fetchJson).toHaveBeenLastCalledWith('shell=shell1&one=one001', true);
    expect((await client.release('two')).id).toBe('two002');
  });
});

test('shares one request between two calls', async () => {
  const fetchJson = jest.fn().mockResolvedValue(registryWith('aaaaaa'));
  const client = createRegistryClient(short, fetchJson);
  await Promise.all([client.release('chat'), client.refresh()]);
  expect(fetchJson).toHaveBeenCalledTimes(1);
});

test('adopts new routes and notifies subscribers', async () => {
  const client = createRegistryClient(short, () => Promise.resolve(registryWith('aaaaaa', '/new')));
  const listener = jest.fn();
  client.subscribe(listener);
  expect(client.find('/new')).toBeUndefined();
  await client.refresh();
  expect(client.find('/new')?.remote).toBe('chat');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('fails for an unlisted remote and names it', async () => {
  const client = createRegistryClient(short, () => Promise.resolve(registryWith('aaaaaa')));
  await expect(client.release('weather')).rejects.toMatchObject({
    code: 'GONE',
    message: 'The registry lists no remote weather.',
  });
});

test('fetches the registry again after five minutes', async () => {
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

describe('a registry that cannot be fetched again', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const two = (id: string) => {
    const { version, remotes } = registryWith(id);
    return { version, remotes: { one: remotes.chat!, two: remotes.chat! } };
  };
  const sixMinutesAfter = async (fetchJson: jest.Mock) => {
    const client = createRegistryClient(short, fetchJson);
    await client.release('one');
    jest.advanceTimersByTime(6 * 60_000);
    return client;
  };

  test('keeps the last one, marked as stale, until a fetch succeeds', async () => {
    const failure = new RemoteFailure('REGISTRY', 'HTTP 503');
    const fetchJson = jest
      .fn()
      .mockResolvedValueOnce(two('aaaaaa'))
      .mockRejectedValueOnce(failure)
      .mockResolvedValueOnce(two('bbbbbb'));
    const client = await sixMinutesAfter(fetchJson);
    expect(client.isStale()).toBe(false);
    expect((await client.release('two')).id).toBe('aaaaaa');
    expect(client.isStale()).toBe(true);
    expect(reported).toHaveBeenCalledWith(
      'fall-back',
      expect.objectContaining({ code: 'REGISTRY', cause: failure }),
      'shell',
    );
    await client.refresh();
    expect(client.isStale()).toBe(false);
  });

  test('delays for at most one second, and is adopted later', async () => {
    let answer = (_registry: Registry) => {};
    const late = new Promise<Registry>((resolve) => {
      answer = resolve;
    });
    const fetchJson = jest.fn().mockResolvedValueOnce(two('aaaaaa')).mockReturnValueOnce(late);
    const client = await sixMinutesAfter(fetchJson);
    const release = client.release('two');
    await jest.advanceTimersByTimeAsync(1000);
    expect((await release).id).toBe('aaaaaa');
    expect(client.isStale()).toBe(true);
    answer(two('bbbbbb'));
    await jest.advanceTimersByTimeAsync(0);
    expect(client.isStale()).toBe(false);
  });

  test('fails when this tab has none', async () => {
    const failure = new RemoteFailure('REGISTRY', 'HTTP 503');
    const client = createRegistryClient(short, () => Promise.reject(failure));
    await expect(client.release('chat')).rejects.toBe(failure);
    expect(client.isStale()).toBe(false);
  });
});

describe('a removed route', () => {
  test.each<[string, Registry]>([
    ['an empty registry', { version: 1, remotes: {} }],
    [
      'a registry without its remote',
      { version: 1, remotes: { weather: registryWith('aaaaaa').remotes.chat! } },
    ],
    ['a release without it', registryWith('bbbbbb', '/other')],
  ])('with %s is still found and marked as gone', async (_name, registry) => {
    const client = createRegistryClient({ ...short, routes: { chat: ['!/auth', '/help'] } }, () =>
      Promise.resolve(registry),
    );
    expect(client.isGone('/help')).toBe(false);
    await client.refresh();
    expect(client.find('/help')).toEqual({ remote: 'chat', path: '/help', layout: 'full' });
    expect(client.isGone('/help')).toBe(true);
    expect(client.isGone('/nowhere')).toBe(false);
  });

  test('is not gone while its remote is only refused', async () => {
    const refused = { chat: { reason: new Error('planted'), routes: null } };
    const registry = { ...registryWith('aaaaaa'), remotes: {}, refused };
    const client = createRegistryClient(short, () => Promise.resolve(registry));
    await client.refresh();
    expect(client.isGone('/auth')).toBe(false);
    await expect(client.release('chat')).rejects.toMatchObject({ code: 'CONTRACT' });
    expect(reported).toHaveBeenCalledWith(
      'load',
      expect.objectContaining({ code: 'CONTRACT', message: 'planted' }),
      'chat',
    );
  });

  test('returns as soon as it is listed again', async () => {
    const fetchJson = jest
      .fn()
      .mockResolvedValueOnce({ version: 1, remotes: {} })
      .mockResolvedValueOnce(registryWith('aaaaaa'));
    const client = createRegistryClient(short, fetchJson);
    await client.refresh();
    expect(client.isGone('/auth')).toBe(true);
    await client.refresh();
    expect(client.isGone('/auth')).toBe(false);
    expect(client.routes()).toEqual({ chat: ['/auth'] });
  });
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

  test('replaces a deleted release with one that was published since', async () => {
    const fetchJson = jest
      .fn()
      .mockResolvedValueOnce(registryWith('bbbbbb'))
      .mockResolvedValueOnce(both('cccccc', 'bbbbbb'));
    const client = createRegistryClient(short, fetchJson);
    await client.release('chat');
    expect(await client.fallBack('chat', new RemoteFailure('NETWORK', 'gone'))).toBe(true);
    expect((await client.release('chat')).id).toBe('cccccc');
  });

  test('uses the previous release after the live one threw', async () => {
    const client = clientOf(both('bbbbbb', 'aaaaaa'));
    expect(await client.fallBack('chat', threw)).toBe(true);
    expect((await client.release('chat')).id).toBe('aaaaaa');
  });

  test('prefers a newer release than the one that failed', async () => {
    const client = clientOf(both('cccccc', 'bbbbbb'));
    await client.fallBack('chat', threw);
    expect((await client.release('chat')).id).toBe('cccccc');
  });

  test('has no other release when the previous one threw too', async () => {
    const client = clientOf(both('bbbbbb', 'aaaaaa'));
    await client.fallBack('chat', threw);
    expect(await client.fallBack('chat', threw)).toBe(false);
  });

  test('does not run code that threw on the next page of this tab', async () => {
    await clientOf(both('bbbbbb', 'aaaaaa')).fallBack('chat', threw);
    const next = clientOf(both('bbbbbb', 'aaaaaa'));
    expect((await next.release('chat')).id).toBe('aaaaaa');
  });

  test('does not mark a release as broken for a network error', async () => {
    await clientOf(both('bbbbbb', 'aaaaaa')).fallBack('chat', new RemoteFailure('NETWORK', 'gone'));
    const next = clientOf(both('bbbbbb', 'aaaaaa'));
    expect((await next.release('chat')).id).toBe('bbbbbb');
  });

  test.each(['{', '"x"', '[1, "chat/../../evil", {}]'])(
    'treats a session storage of %s as empty',
    async (stored) => {
      sessionStorage.setItem('appling:broken-releases', stored);
      expect((await clientOf(both('bbbbbb', 'aaaaaa')).release('chat')).id).toBe('bbbbbb');
    },
  );

  test('runs code that threw under an outdated shell again on the next page', async () => {
    const live = { ...both('bbbbbb', 'aaaaaa'), shell: 'shell2' };
    const pageOf = (shell: string) =>
      createRegistryClient({ ...short, shell }, () => Promise.resolve(live));
    const old = pageOf('shell1');
    await old.release('chat');
    expect(old.isShellOutdated()).toBe(true);
    await old.fallBack('chat', threw);
    expect((await old.release('chat')).id).toBe('aaaaaa');
    const next = pageOf('shell2');
    expect((await next.release('chat')).id).toBe('bbbbbb');
    expect(next.isShellOutdated()).toBe(false);
  });
});
