import type { RouteMatch } from '@appling/contract/registry';
import type { RemoteModule } from '@appling/contract/routes';
import { RemoteFailure } from './failure';
import { PageLoader, limitsOf } from './page-loader';
import type { RegistryClient } from './registry';

const match: RouteMatch = { remote: 'chat', path: '/auth', layout: 'bare' };
const Page = () => null;
const remoteModule: RemoteModule = {
  contractVersion: 1,
  routes: [
    {
      path: '/auth',
      page: 'auth',
      title: 'Sign In',
      description: 'Sign in.',
      load: () => Promise.resolve({ default: Page }),
    },
  ],
};
const refresh = jest.fn(() => Promise.resolve());
const unpin = jest.fn();
const fallBack = jest.fn<Promise<boolean>, [string, RemoteFailure]>(() => Promise.resolve(false));
let isGone = false;
let isOutdated = false;
const registry = {
  refresh,
  unpin,
  fallBack,
  inUse: () => undefined,
  find: () => match,
  isGone: () => isGone,
  isShellOutdated: () => isOutdated,
} as unknown as RegistryClient;
const limits = {
  total: 4800,
  request: 4000,
  registry: 1000,
  retries: [300, 900, 2700],
  served: [5000, 10_000],
};
const network = () => Promise.reject(new RemoteFailure('NETWORK', 'planted'));

type Load = () => Promise<RemoteModule>;

function loaderWith(...answers: Load[]) {
  const queries: string[] = [];
  let calls = 0;
  const loader = new PageLoader(
    registry,
    (_destination, _registry, query) => {
      queries.push(query);
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      return answer ? answer() : Promise.reject(new Error('no answer planned'));
    },
    limits,
    reload,
  );
  return { loader, queries };
}

const reload = jest.fn();
let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
  unpin.mockClear();
  isGone = false;
  isOutdated = false;
  reload.mockClear();
  fallBack.mockReset().mockResolvedValue(false);
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  warned.mockRestore();
});

test('loads a page once for repeated visits', async () => {
  const { loader, queries } = loaderWith(() => Promise.resolve(remoteModule));
  loader.visit(match);
  loader.visit(match);
  expect(loader.state('/auth').status).toBe('loading');
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth')).toMatchObject({ status: 'ready', Page });
  expect(queries).toEqual(['']);
});

test('retries a network error at a new URL with growing pauses', async () => {
  const { loader, queries } = loaderWith(network, network, () => Promise.resolve(remoteModule));
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(299);
  expect(queries).toEqual(['']);
  await jest.advanceTimersByTimeAsync(61);
  expect(queries).toEqual(['', '?r=1']);
  await jest.advanceTimersByTimeAsync(1100);
  expect(queries).toEqual(['', '?r=1', '?r=2']);
  expect(loader.state('/auth').status).toBe('ready');
});

test('waits as long as the server asks', async () => {
  const busy = new RemoteFailure('NETWORK', 'planted');
  busy.pause = 2000;
  const { loader, queries } = loaderWith(
    () => Promise.reject(busy),
    () => Promise.resolve(remoteModule),
  );
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(1999);
  expect(queries).toEqual(['']);
  await jest.advanceTimersByTimeAsync(1);
  expect(loader.state('/auth').status).toBe('ready');
});

test('scales all limits with the limit of the deployment', () => {
  expect(limitsOf(450)).toEqual({
    total: 450,
    request: 400,
    registry: 100,
    retries: [30, 90, 270],
    served: [500, 1000, 2000, 3000],
  });
});

test('does not retry code that throws', async () => {
  const { loader, queries } = loaderWith(() => Promise.reject(new Error('planted')));
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(queries).toEqual(['']);
  expect(loader.state('/auth')).toMatchObject({ status: 'failed', failure: { code: 'EXEC' } });
});

test('fails at the limit, but accepts a later response', async () => {
  let answer = (_remote: RemoteModule) => {};
  const { loader } = loaderWith(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(4800);
  expect(loader.state('/auth')).toMatchObject({ status: 'failed', failure: { code: 'TIMEOUT' } });
  answer(remoteModule);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth').status).toBe('ready');
});

test('fetches the registry and uses another URL on Try again', async () => {
  const { loader, queries } = loaderWith(
    () => Promise.reject(new Error('planted')),
    () => Promise.resolve(remoteModule),
  );
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(0);
  void loader.retry(match);
  await jest.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(queries).toEqual(['', '?r=1']);
  expect(loader.state('/auth').status).toBe('ready');
});

test('forgets a failed prefetch, so that the visit retries', async () => {
  const { loader, queries } = loaderWith(
    () => Promise.reject(new Error('planted')),
    () => Promise.resolve(remoteModule),
  );
  void loader.prefetch(match);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth').status).toBe('idle');
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth').status).toBe('ready');
  expect(queries).toHaveLength(2);
});

test('retries a prerendered page until it loads', async () => {
  const { loader } = loaderWith(network, network, network, network, network, () =>
    Promise.resolve(remoteModule),
  );
  let hasArrived = false;
  void loader.persist(match);
  void loader.state('/auth').arrived.then(() => {
    hasArrived = true;
  });
  await jest.advanceTimersByTimeAsync(4900);
  expect(loader.state('/auth').status).toBe('failed');
  expect(hasArrived).toBe(false);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(loader.state('/auth').status).toBe('ready');
  expect(hasArrived).toBe(true);
});

test('names the page that a release lacks', async () => {
  const { loader } = loaderWith(() => Promise.resolve({ ...remoteModule, routes: [] }));
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth')).toMatchObject({
    failure: { code: 'EXPOSE_MISSING', message: 'chat has no page /auth.' },
  });
});

test('keeps a page that failed while rendering failed until the next retry', async () => {
  const { loader } = loaderWith(() => Promise.resolve(remoteModule));
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(0);
  loader.prove('/auth');
  loader.fail('/auth', new Error('planted'));
  expect(loader.state('/auth')).toMatchObject({ status: 'failed', failure: { code: 'RENDER' } });
  expect(fallBack).not.toHaveBeenCalled();
  void loader.retry(match);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth').status).toBe('ready');
});

test('repeats a request three times with pauses of at most 30 s', async () => {
  const { retries, served } = limitsOf();
  expect(retries).toHaveLength(3);
  expect(Math.max(...retries, ...served)).toBe(30_000);
  const { loader, queries } = loaderWith(network);
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(queries).toEqual(['', '?r=1', '?r=2', '?r=3']);
});

test('falls back to the previous release when code throws, in the same visit', async () => {
  fallBack.mockResolvedValueOnce(true);
  const { loader, queries } = loaderWith(
    () => Promise.reject(new Error('planted')),
    () => Promise.resolve(remoteModule),
  );
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth').status).toBe('ready');
  expect(queries).toEqual(['', '']);
  expect(fallBack).toHaveBeenCalledWith('chat', expect.objectContaining({ code: 'EXEC' }));
});

test('falls back without a failed state when the first render throws', async () => {
  fallBack.mockResolvedValueOnce(true);
  const { loader } = loaderWith(() => Promise.resolve(remoteModule));
  const seen: string[] = [];
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(0);
  loader.subscribe(() => seen.push(loader.state('/auth').status));
  loader.fail('/auth', new Error('planted'));
  await jest.advanceTimersByTimeAsync(0);
  expect(seen).not.toContain('failed');
  expect(loader.state('/auth').status).toBe('ready');
});

test('fails when every release throws', async () => {
  const { loader } = loaderWith(() => Promise.resolve(remoteModule));
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(0);
  loader.fail('/auth', new Error('planted'));
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth')).toMatchObject({ status: 'failed', failure: { code: 'RENDER' } });
});

test('tries another release from the second retry on', async () => {
  const { loader } = loaderWith(network, network, () => Promise.resolve(remoteModule));
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(400);
  expect(fallBack).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1100);
  expect(fallBack).toHaveBeenCalledTimes(1);
  expect(loader.state('/auth').status).toBe('ready');
});

test('does not change the release of open pages for a page that nobody visits', async () => {
  const { loader } = loaderWith(network);
  loader.visit(match);
  loader.leave('/auth');
  await jest.advanceTimersByTimeAsync(limits.total);
  expect(loader.state('/auth').status).toBe('failed');
  expect(fallBack).not.toHaveBeenCalled();
});

test('uses the live release on a retry', async () => {
  const { loader } = loaderWith(
    () => Promise.reject(new Error('planted')),
    () => Promise.resolve(remoteModule),
  );
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(0);
  void loader.retry(match);
  await jest.advanceTimersByTimeAsync(0);
  expect(unpin).toHaveBeenCalledWith('chat');
  expect(loader.state('/auth').status).toBe('ready');
});

describe('a page that the registry no longer lists', () => {
  const other: RouteMatch = { remote: 'chat', path: '/other', layout: 'full' };
  const code = (loader: PageLoader) => {
    const state = loader.state('/auth');
    return state.status === 'failed' ? state.failure.code : state.status;
  };
  const visited = async (...answers: Load[]) => {
    const { loader, queries } = loaderWith(...answers);
    loader.visit(match);
    await jest.advanceTimersByTimeAsync(0);
    return { loader, queries };
  };

  test('stays while it is visible', async () => {
    const { loader } = await visited(() => Promise.resolve(remoteModule));
    isGone = true;
    expect(code(loader)).toBe('ready');
  });

  test('is gone on the next visit, without a request, although its code is loaded', async () => {
    const { loader, queries } = await visited(() => Promise.resolve(remoteModule));
    loader.leave('/auth');
    isGone = true;
    expect(code(loader)).toBe('GONE');
    loader.visit(match);
    expect(code(loader)).toBe('GONE');
    await loader.prefetch(other);
    expect(queries).toEqual(['']);
  });

  test('returns with Try again once it is listed, without earlier requests', async () => {
    const { loader, queries } = await visited(() => Promise.resolve(remoteModule));
    loader.leave('/auth');
    isGone = true;
    loader.visit(match);
    await loader.retry(match);
    expect(code(loader)).toBe('GONE');
    expect(queries).toEqual(['']);
    isGone = false;
    await loader.retry(match);
    expect(code(loader)).toBe('ready');
  });

  test('is gone while it loads, and its new release does not count as broken', async () => {
    const { loader, queries } = await visited(async () => {
      isGone = true;
      return { ...remoteModule, routes: [] };
    });
    expect(code(loader)).toBe('GONE');
    expect(queries).toEqual(['']);
    expect(fallBack).not.toHaveBeenCalled();
  });
});

test('uses the last registry on Try again when the request for a new one hangs', async () => {
  const { loader, queries } = loaderWith(
    () => Promise.reject(new Error('planted')),
    () => Promise.resolve(remoteModule),
  );
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(0);
  refresh.mockReturnValueOnce(new Promise(() => {}));
  void loader.retry(match);
  await jest.advanceTimersByTimeAsync(999);
  expect(queries).toEqual(['']);
  await jest.advanceTimersByTimeAsync(1);
  expect(loader.state('/auth').status).toBe('ready');
});

test('stops retries when the visitor leaves a failed page', async () => {
  const { loader, queries } = loaderWith(network);
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(4800);
  expect(loader.state('/auth').status).toBe('failed');
  const asked = queries.length;
  loader.leave('/auth');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(queries).toHaveLength(asked);
});

const unreadable = new Proxy(
  {},
  {
    get() {
      throw new Error('planted');
    },
    getPrototypeOf() {
      throw new Error('planted');
    },
  },
);

test('fails when code throws an unreadable value', async () => {
  const { loader } = loaderWith(() => Promise.reject(unreadable as Error));
  loader.visit(match);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth')).toMatchObject({ status: 'failed', failure: { code: 'EXEC' } });
});

describe('Try again in a tab with an outdated shell', () => {
  const code = () => Promise.reject(new RemoteFailure('EXEC', 'planted'));

  test('reloads the document when the code failed, since it may need the newer shell', async () => {
    const { loader, queries } = loaderWith(code);
    loader.visit(match);
    await jest.advanceTimersByTimeAsync(0);
    isOutdated = true;
    loader.tryAgain(match);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(queries).toEqual(['']);
  });

  test('retries in this document when a file did not load', async () => {
    const { loader } = loaderWith(network);
    loader.visit(match);
    await jest.advanceTimersByTimeAsync(limits.total);
    isOutdated = true;
    loader.tryAgain(match);
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.state('/auth').status).toBe('loading');
    expect(reload).not.toHaveBeenCalled();
  });

  test('retries in this document while the shell is the live one', async () => {
    const { loader, queries } = loaderWith(code, () => Promise.resolve(remoteModule));
    loader.visit(match);
    await jest.advanceTimersByTimeAsync(0);
    loader.tryAgain(match);
    await jest.advanceTimersByTimeAsync(limits.registry);
    expect(queries).toHaveLength(2);
    expect(loader.state('/auth').status).toBe('ready');
    expect(reload).not.toHaveBeenCalled();
  });
});
