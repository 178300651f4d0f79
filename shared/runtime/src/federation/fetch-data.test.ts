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

test('there is nothing to wait for where modules hold their data themselves', async () => {
  await expect(dataArrived()).resolves.toBeUndefined();
  expect(asked).toEqual([]);
});

test('a file is asked for at once, once, under its hash', async () => {
  let words: unknown;
  answers.push(json(['plant']));
  fetchData('words.json', 'sha384-abc', (data) => (words = data));
  await Promise.all([dataArrived(), dataArrived()]);
  await dataArrived();
  expect(words).toEqual(['plant']);
  const options = { integrity: 'sha384-abc', signal: expect.any(AbortSignal) };
  expect(asked).toEqual([['/r/chat/1/words.json', options]]);
});

test('who waits for a file that cannot be had is told, and the next who waits asks again elsewhere', async () => {
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

test('an answer that never comes is waited for so long, and then asked for again', async () => {
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
