import { ReleasedFile, releasedData } from './released-file';

const answers: Partial<Response>[] = [];
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  Object.assign(globalThis, {
    __webpack_public_path__: '/r/chat/1/',
    fetch: (address: string, { integrity }: RequestInit) => {
      asked.push(`${address} ${integrity}`);
      return Promise.resolve(answers.shift());
    },
  });
});

test('does not fetch a file that is bundled', async () => {
  await expect(releasedData('loaf.json', new ReleasedFile('loaf.json', ['rye']))).resolves.toEqual([
    'rye',
  ]);
  expect(asked).toEqual([]);
});

test('fetches a hash by the name of the file', async () => {
  answers.push({ ok: true, json: () => Promise.resolve(['rye']) });
  await expect(releasedData('loaf.json', 'sha256-abc')).resolves.toEqual(['rye']);
  expect(asked).toEqual(['/r/chat/1/loaf.json sha256-abc']);
});

test('requests a failed file at another URL only on the next call', async () => {
  const loaf = { ok: true, json: () => Promise.resolve('loaf') };
  answers.push({ ok: false, status: 404 }, loaf, loaf);
  await expect(releasedData('bun.json', 'sha256-abc')).rejects.toThrow('bun.json answers 404.');
  await expect(releasedData('bun.json', 'sha256-abc')).resolves.toBe('loaf');
  expect(asked).toEqual(['/r/chat/1/bun.json sha256-abc', '/r/chat/1/bun.json?r=1 sha256-abc']);
});
