import type { Destination } from '@appling/contract/registry';
import type { RemoteModule } from '@appling/contract/routes';
import { RemoteFailure } from './failure';
import { PageLoader, limitsOf } from './page-loader';
import type { RegistryClient } from './registry';

const destination: Destination = { remote: 'chat', path: '/auth', chrome: 'none' };
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
  find: () => destination,
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

test('a visit loads the page once, however often it is asked for', async () => {
  const { loader, queries } = loaderWith(() => Promise.resolve(remoteModule));
  loader.visit(destination);
  loader.visit(destination);
  expect(loader.state('/auth').status).toBe('loading');
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth')).toMatchObject({ status: 'ready', Page });
  expect(queries).toEqual(['']);
});

test('a transport fault is tried again at a fresh address, with growing pauses', async () => {
  const { loader, queries } = loaderWith(network, network, () => Promise.resolve(remoteModule));
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(299);
  expect(queries).toEqual(['']);
  await jest.advanceTimersByTimeAsync(61);
  expect(queries).toEqual(['', '?r=1']);
  await jest.advanceTimersByTimeAsync(1100);
  expect(queries).toEqual(['', '?r=1', '?r=2']);
  expect(loader.state('/auth').status).toBe('ready');
});

test('a server that asks to be left alone for a while is left alone', async () => {
  const busy = new RemoteFailure('NETWORK', 'planted');
  busy.pause = 2000;
  const { loader, queries } = loaderWith(
    () => Promise.reject(busy),
    () => Promise.resolve(remoteModule),
  );
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(1999);
  expect(queries).toEqual(['']);
  await jest.advanceTimersByTimeAsync(1);
  expect(loader.state('/auth').status).toBe('ready');
});

test('a deployment may shorten every limit at once', () => {
  expect(limitsOf(450)).toEqual({
    total: 450,
    request: 400,
    registry: 100,
    retries: [30, 90, 270],
    served: [500, 1000, 2000, 3000],
  });
});

test('code that throws is not tried again by itself', async () => {
  const { loader, queries } = loaderWith(() => Promise.reject(new Error('planted')));
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(queries).toEqual(['']);
  expect(loader.state('/auth')).toMatchObject({ status: 'failed', failure: { code: 'EXEC' } });
});

test('nothing within the limit is a failure; an answer that comes later still counts', async () => {
  let answer = (_remote: RemoteModule) => {};
  const { loader } = loaderWith(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(4800);
  expect(loader.state('/auth')).toMatchObject({ status: 'failed', failure: { code: 'TIMEOUT' } });
  answer(remoteModule);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth').status).toBe('ready');
});

test('Try again reads the registry and asks under another address', async () => {
  const { loader, queries } = loaderWith(
    () => Promise.reject(new Error('planted')),
    () => Promise.resolve(remoteModule),
  );
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(0);
  void loader.retry(destination);
  await jest.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(queries).toEqual(['', '?r=1']);
  expect(loader.state('/auth').status).toBe('ready');
});

test('a failed prefetch is forgotten, so that the visit tries for itself', async () => {
  const { loader, queries } = loaderWith(
    () => Promise.reject(new Error('planted')),
    () => Promise.resolve(remoteModule),
  );
  void loader.prefetch(destination);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth').status).toBe('idle');
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth').status).toBe('ready');
  expect(queries).toHaveLength(2);
});

test('a page that was served with its words is tried for until it comes', async () => {
  const { loader } = loaderWith(network, network, network, network, network, () =>
    Promise.resolve(remoteModule),
  );
  let hasArrived = false;
  void loader.persist(destination);
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

test('a release without the page says so by name', async () => {
  const { loader } = loaderWith(() => Promise.resolve({ ...remoteModule, routes: [] }));
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth')).toMatchObject({
    failure: { code: 'EXPOSE_MISSING', message: 'chat has no page /auth.' },
  });
});

test('a page that broke while rendering is failed until the next try', async () => {
  const { loader } = loaderWith(() => Promise.resolve(remoteModule));
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(0);
  loader.prove('/auth');
  loader.fail('/auth', new Error('planted'));
  expect(loader.state('/auth')).toMatchObject({ status: 'failed', failure: { code: 'RENDER' } });
  expect(fallBack).not.toHaveBeenCalled();
  void loader.retry(destination);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth').status).toBe('ready');
});

test('a request is repeated three times, and no pause is longer than 30 s', async () => {
  const { retries, served } = limitsOf();
  expect(retries).toHaveLength(3);
  expect(Math.max(...retries, ...served)).toBe(30_000);
  const { loader, queries } = loaderWith(network);
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(queries).toEqual(['', '?r=1', '?r=2', '?r=3']);
});

test('code that throws gives way to the release before, in the same visit', async () => {
  fallBack.mockResolvedValueOnce(true);
  const { loader, queries } = loaderWith(
    () => Promise.reject(new Error('planted')),
    () => Promise.resolve(remoteModule),
  );
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth').status).toBe('ready');
  expect(queries).toEqual(['', '']);
  expect(fallBack).toHaveBeenCalledWith('chat', expect.objectContaining({ code: 'EXEC' }));
});

test('a page that breaks when it is drawn for the first time gives way too, and nothing has failed meanwhile', async () => {
  fallBack.mockResolvedValueOnce(true);
  const { loader } = loaderWith(() => Promise.resolve(remoteModule));
  const seen: string[] = [];
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(0);
  loader.subscribe(() => seen.push(loader.state('/auth').status));
  loader.fail('/auth', new Error('planted'));
  await jest.advanceTimersByTimeAsync(0);
  expect(seen).not.toContain('failed');
  expect(loader.state('/auth').status).toBe('ready');
});

test('where every release breaks, the page has failed', async () => {
  const { loader } = loaderWith(() => Promise.resolve(remoteModule));
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(0);
  loader.fail('/auth', new Error('planted'));
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth')).toMatchObject({ status: 'failed', failure: { code: 'RENDER' } });
});

test('from the second retry on, files that are gone may be those of another release', async () => {
  const { loader } = loaderWith(network, network, () => Promise.resolve(remoteModule));
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(400);
  expect(fallBack).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1100);
  expect(fallBack).toHaveBeenCalledTimes(1);
  expect(loader.state('/auth').status).toBe('ready');
});

test('a page that nobody waits for leaves the release of its remote to the pages that are open', async () => {
  const { loader } = loaderWith(network);
  loader.visit(destination);
  loader.leave('/auth');
  await jest.advanceTimersByTimeAsync(limits.total);
  expect(loader.state('/auth').status).toBe('failed');
  expect(fallBack).not.toHaveBeenCalled();
});

test('a retry takes the release that is live by then', async () => {
  const { loader } = loaderWith(
    () => Promise.reject(new Error('planted')),
    () => Promise.resolve(remoteModule),
  );
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(0);
  void loader.retry(destination);
  await jest.advanceTimersByTimeAsync(0);
  expect(unpin).toHaveBeenCalledWith('chat');
  expect(loader.state('/auth').status).toBe('ready');
});

describe('a page that goes from the registry', () => {
  const other: Destination = { remote: 'chat', path: '/other', chrome: 'full' };
  const code = (loader: PageLoader) => {
    const state = loader.state('/auth');
    return state.status === 'failed' ? state.failure.code : state.status;
  };
  const visited = async (...answers: Load[]) => {
    const { loader, queries } = loaderWith(...answers);
    loader.visit(destination);
    await jest.advanceTimersByTimeAsync(0);
    return { loader, queries };
  };

  test('stays for as long as it is read', async () => {
    const { loader } = await visited(() => Promise.resolve(remoteModule));
    isGone = true;
    expect(code(loader)).toBe('ready');
  });

  test('is gone on the next visit, although its code is here; nothing is asked for', async () => {
    const { loader, queries } = await visited(() => Promise.resolve(remoteModule));
    loader.leave('/auth');
    isGone = true;
    expect(code(loader)).toBe('GONE');
    loader.visit(destination);
    expect(code(loader)).toBe('GONE');
    await loader.prefetch(other);
    expect(queries).toEqual(['']);
  });

  test('comes back with Try again once it is listed; until then no file is asked for', async () => {
    const { loader, queries } = await visited(() => Promise.resolve(remoteModule));
    loader.leave('/auth');
    isGone = true;
    loader.visit(destination);
    await loader.retry(destination);
    expect(code(loader)).toBe('GONE');
    expect(queries).toEqual(['']);
    isGone = false;
    await loader.retry(destination);
    expect(code(loader)).toBe('ready');
  });

  test('while it is on its way is gone too, and its new release is not held to be broken', async () => {
    const { loader, queries } = await visited(async () => {
      isGone = true;
      return { ...remoteModule, routes: [] };
    });
    expect(code(loader)).toBe('GONE');
    expect(queries).toEqual(['']);
    expect(fallBack).not.toHaveBeenCalled();
  });
});

test('Try again goes on with the last registry when a new one hangs', async () => {
  const { loader, queries } = loaderWith(
    () => Promise.reject(new Error('planted')),
    () => Promise.resolve(remoteModule),
  );
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(0);
  refresh.mockReturnValueOnce(new Promise(() => {}));
  void loader.retry(destination);
  await jest.advanceTimersByTimeAsync(999);
  expect(queries).toEqual(['']);
  await jest.advanceTimersByTimeAsync(1);
  expect(loader.state('/auth').status).toBe('ready');
});

test('whoever leaves a page that failed stops its tries', async () => {
  const { loader, queries } = loaderWith(network);
  loader.visit(destination);
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

test('code that throws a value which cannot be read has failed like any other', async () => {
  const { loader } = loaderWith(() => Promise.reject(unreadable as Error));
  loader.visit(destination);
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.state('/auth')).toMatchObject({ status: 'failed', failure: { code: 'EXEC' } });
});

describe('Try again in a tab whose shell is older than the live one', () => {
  const code = () => Promise.reject(new RemoteFailure('EXEC', 'planted'));

  test('opens a new document when the code failed: it may need what only the newer shell exports', async () => {
    const { loader, queries } = loaderWith(code);
    loader.visit(destination);
    await jest.advanceTimersByTimeAsync(0);
    isOutdated = true;
    loader.tryAgain(destination);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(queries).toEqual(['']);
  });

  test('loads again in this document when a file did not come', async () => {
    const { loader } = loaderWith(network);
    loader.visit(destination);
    await jest.advanceTimersByTimeAsync(limits.total);
    isOutdated = true;
    loader.tryAgain(destination);
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.state('/auth').status).toBe('loading');
    expect(reload).not.toHaveBeenCalled();
  });

  test('loads again in this document while the shell is the live one', async () => {
    const { loader, queries } = loaderWith(code, () => Promise.resolve(remoteModule));
    loader.visit(destination);
    await jest.advanceTimersByTimeAsync(0);
    loader.tryAgain(destination);
    await jest.advanceTimersByTimeAsync(limits.registry);
    expect(queries).toHaveLength(2);
    expect(loader.state('/auth').status).toBe('ready');
    expect(reload).not.toHaveBeenCalled();
  });
});
