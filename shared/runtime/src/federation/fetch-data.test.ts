import { dataArrived, fetchData } from './fetch-data';

const answers: (Partial<Response> | Error)[] = [];
const asked: [address: string, options: RequestInit][] = [];

beforeEach(() => {
  asked.length = 0;
  Object.assign(globalThis, {
    __webpack_public_path__: '/r/chat/1/',
    fetch: (address: string, options: RequestInit) => {
      asked.push([address, options]);
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
});

const json = (data: unknown) => ({ ok: true, json: () => Promise.resolve(data) });

test('resolves at once when modules bundle their data', async () => {
  await expect(dataArrived()).resolves.toBeUndefined();
  expect(asked).toEqual([]);
});

test('requests a file at once, once, with its hash', async () => {
  let words: unknown;
  answers.push(json(['plant']));
  fetchData('words.json', 'sha384-abc', (data) => (words = data));
  await Promise.all([dataArrived(), dataArrived()]);
  await dataArrived();
  expect(words).toEqual(['plant']);
  const options = { integrity: 'sha384-abc', signal: expect.any(AbortSignal) };
  expect(asked).toEqual([['/r/chat/1/words.json', options]]);
});

test('rejects when a file fails, and retries at another URL on the next call', async () => {
  let words: unknown;
  answers.push({ ok: false, status: 503 }, new TypeError('Failed to fetch'), json(['garden']));
  fetchData('other.json', 'sha384-def', (data) => (words = data));
  await expect(dataArrived()).rejects.toThrow('other.json answers 503.');
  await expect(dataArrived()).rejects.toThrow('Failed to fetch');
  await dataArrived();
  expect(words).toEqual(['garden']);
  expect(asked.map(([address]) => address)).toEqual([
    '/r/chat/1/other.json',
    '/r/chat/1/other.json?r=1',
    '/r/chat/1/other.json?r=2',
  ]);
});

test('aborts a hanging request and retries on the next call', async () => {
  const limits: number[] = [];
  const over = new DOMException('signal timed out', 'TimeoutError');
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return AbortSignal.abort(over);
  });
  const hang = (address: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : Promise.resolve(json([address]));
  Object.assign(globalThis, { fetch: hang });
  let words: unknown;
  fetchData('slow.json', 'sha384-ghi', (data) => (words = data));
  await expect(dataArrived()).rejects.toBe(over);
  expect(limits).toEqual([20_000]);
  jest.restoreAllMocks();
  await dataArrived();
  expect(words).toEqual(['/r/chat/1/slow.json?r=1']);
});
