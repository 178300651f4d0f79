import { fetchFile, limitRequests } from './fetch-file';

interface Ask {
  address: string;
  send: (bytes: number) => void;
  end: () => void;
  isAborted: () => boolean;
}

const asked: Ask[] = [];
let protocol = 'http/1.1';

function ask(address: string, { signal }: RequestInit) {
  return new Promise((answer, fail) => {
    const ready: { value?: Uint8Array }[] = [];
    let take: ((piece: { value?: Uint8Array }) => void) | undefined;
    const give = (piece: { value?: Uint8Array }) => {
      answer({ ok: true, status: 200, headers: new Map(), body: { getReader: () => ({ read }) } });
      if (take) take(piece);
      else ready.push(piece);
      take = undefined;
    };
    const read = () =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
        const next = ready.shift();
        if (next) resolve(next);
        else take = resolve;
      });
    signal?.addEventListener('abort', () => fail(new Error('aborted')));
    asked.push({
      address,
      send: (bytes) => give({ value: new Uint8Array(bytes) }),
      end: () => give({}),
      isAborted: () => signal?.aborted === true,
    });
  });
}

const codeOf = (file: Promise<Blob>) =>
  file.then(
    () => 'came',
    (error: { code: string }) => error.code,
  );

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  protocol = 'http/1.1';
  limitRequests(1000);
  Object.assign(globalThis, { fetch: ask });
  Object.assign(performance, { getEntriesByType: () => [{ nextHopProtocol: protocol }] });
});
afterEach(() => jest.useRealTimers());

test('requests two files of a remote at a time, without delaying other remotes', async () => {
  for (const file of ['a', 'b', 'c', 'd']) void fetchFile(`/r/one/1/${file}.js`);
  void fetchFile('/r/two/1/a.js');
  expect(asked.map(({ address }) => address)).toEqual([
    '/r/one/1/a.js',
    '/r/one/1/b.js',
    '/r/two/1/a.js',
  ]);
  asked[0]!.end();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)?.address).toBe('/r/one/1/c.js');
  expect(asked).toHaveLength(4);
});

test('requests all files at once over HTTP/2', () => {
  protocol = 'h2';
  for (const file of ['a', 'b', 'c', 'd']) void fetchFile(`/r/three/1/${file}.js`);
  expect(asked).toHaveLength(4);
});

test('aborts a hanging request at the limit and drops the requests queued behind it', async () => {
  const codes = Promise.all(
    ['a', 'b', 'c'].map((file) => codeOf(fetchFile(`/r/four/1/${file}.js`))),
  );
  await jest.advanceTimersByTimeAsync(999);
  expect(asked.map(({ isAborted }) => isAborted())).toEqual([false, false]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await codes).toEqual(['TIMEOUT', 'TIMEOUT', 'TIMEOUT']);
  expect(asked.map(({ isAborted }) => isAborted())).toEqual([true, true]);
});

test('aborts a request that is too slow at the limit', async () => {
  const code = codeOf(fetchFile('/r/five/1/a.js'));
  for (let time = 0; time < 9; time += 1) {
    asked[0]!.send(1);
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(asked[0]!.isAborted()).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect(await code).toBe('TIMEOUT');
});

test('completes a slow but steady request, however long it takes', async () => {
  const code = codeOf(fetchFile('/r/six/1/a.js'));
  for (let time = 0; time < 20; time += 1) {
    asked[0]!.send(700);
    await jest.advanceTimersByTimeAsync(500);
  }
  asked[0]!.end();
  expect(await code).toBe('came');
});
