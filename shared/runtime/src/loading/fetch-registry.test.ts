import type { Registry } from '@appling/contract/registry';
import { fetchRegistry } from './fetch-registry';

const registry: Registry = { version: 1, remotes: {} };
const asked = jest.fn<Promise<Response>, [string, RequestInit]>();

function answer(pieces: Iterable<string>, status = 200, headers: Record<string, string> = {}) {
  const iterator = pieces[Symbol.iterator]();
  const cancel = jest.fn(() => Promise.resolve());
  const read = () => {
    const { value } = iterator.next() as { value?: string };
    return Promise.resolve({ value: value === undefined ? undefined : Buffer.from(value) });
  };
  asked.mockResolvedValueOnce({
    ok: status < 400,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    body: { getReader: () => ({ read, cancel }) },
  } as unknown as Response);
  return cancel;
}

beforeEach(() => {
  asked.mockReset();
  Object.assign(globalThis, { fetch: asked });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('sends only the cookies of this site, which a canary needs', async () => {
  answer([JSON.stringify(registry)]);
  expect(await fetchRegistry(1000)).toEqual(registry);
  expect(asked.mock.calls[0]).toMatchObject([
    '/registry.json',
    { credentials: 'same-origin', redirect: 'error', cache: 'no-cache' },
  ]);
});

test('decodes characters that are split between chunks', async () => {
  const text = JSON.stringify({ version: 1, remotes: {}, shell: 'ä' });
  answer([text.slice(0, 5), text.slice(5)]);
  expect(await fetchRegistry(1000)).toEqual(registry);
});

test('stops reading after a megabyte', async () => {
  let pieces = 0;
  const endless = (function* () {
    for (;;) {
      pieces += 1;
      yield ' '.repeat(65_536);
    }
  })();
  const cancel = answer(endless);
  await expect(fetchRegistry(1000)).rejects.toMatchObject({ code: 'REGISTRY' });
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(pieces).toBe(17);
});

test.each(['null', '{}', '[]', '<!doctype html>', '{"version":1', `${'['.repeat(5000)}`])(
  'rejects a response that begins with %.20s',
  async (text) => {
    answer([text]);
    await expect(fetchRegistry(1000)).rejects.toMatchObject({ code: 'REGISTRY', pause: 0 });
  },
);

test('returns the pause that a busy server asks for', async () => {
  answer([], 503, { 'Retry-After': '2' });
  await expect(fetchRegistry(1000)).rejects.toMatchObject({ code: 'REGISTRY', pause: 2000 });
});
