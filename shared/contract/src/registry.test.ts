import fc from 'fast-check';
import {
  ForbiddenOrigin,
  matchRoute,
  parseRegistry,
  releaseBase,
  shorten,
  type Registry,
} from './registry';

const copy = (value: Registry) => JSON.parse(JSON.stringify(value)) as Registry;
const registry: Registry = {
  version: 1,
  remotes: {
    chat: {
      current: {
        id: 'abc123def456',
        contractVersion: 1,
        entry: 'remoteEntry.js',
        styles: 'styles.1a2b.css',
        scripts: { auth: ['auth.1.js'] },
      },
      routes: [
        { path: '/auth', page: 'auth', title: 'Sign In', description: 'Sign in.', chrome: 'none' },
        { path: '/help', page: 'help', title: 'Help', description: 'Help.', chrome: 'full' },
      ],
    },
  },
};

test('parses a serialised registry without loss', () => {
  expect(parseRegistry(JSON.parse(JSON.stringify(registry)))).toEqual(registry);
});

test('contains every path, but only its own remote in full, in the short form', () => {
  expect(shorten(registry, null)).toEqual({ routes: { chat: ['!/auth', '/help'] }, here: null });
  expect(shorten(registry, 'chat').here?.release.id).toBe('abc123def456');
});

test('finds remote and layout of a path, with or without trailing slash', () => {
  const { routes } = shorten(registry, null);
  expect(matchRoute(routes, '/auth/')).toEqual({
    remote: 'chat',
    path: '/auth',
    layout: 'bare',
  });
  expect(matchRoute(routes, '/help')?.layout).toBe('full');
  expect(matchRoute(routes, '/nowhere')).toBeUndefined();
});

test.each([
  ['another version', { ...registry, version: 2 }],
  ['no object', null],
  ['a list', []],
  ['a remote named like a path', { version: 1, remotes: { '../evil': registry.remotes.chat } }],
  ['a remote named __proto__', JSON.parse(`{"version":1,"remotes":{"__proto__":{}}}`) as unknown],
])('rejects %s', (_name, value) => {
  expect(() => parseRegistry(value)).toThrow(/not|version/);
});

test.each([
  ['named like a path', { '../evil': registry.remotes.chat }],
  ['named __proto__', JSON.parse(`{"__proto__":{"current":{},"routes":[]}}`) as object],
  ['that is no object', { evil: 7 }],
  ['without routes', { evil: { current: registry.remotes.chat?.current } }],
  [
    'with a route that is no path',
    { evil: { ...registry.remotes.chat, routes: [{ path: '//x' }] } },
  ],
  ['without a release', { evil: { routes: [] } }],
])('rejects a remote %s but keeps the others', (_name, evil) => {
  const { remotes, refused } = parseRegistry({
    version: 1,
    remotes: { ...registry.remotes, ...evil },
  });
  const [name = ''] = Object.keys(evil);
  expect(Object.keys(remotes)).toEqual(['chat']);
  expect(remotes.chat).toEqual(registry.remotes.chat);
  expect(refused?.[name]?.reason).toBeInstanceOf(Error);
});

test.each([
  'https://evil.example/x.js',
  '//evil.example/x.js',
  '../x.js',
  'x/../../y.js',
  'javascript:alert(1)',
  'a b.js',
  '',
])('rejects an entry file called %j', (entry) => {
  const hostile = copy(registry) as unknown as {
    remotes: { chat: { current: { entry: string } } };
  };
  hostile.remotes.chat.current.entry = entry;
  expect(() => parseRegistry(hostile)).toThrow('not allowed');
});

test('keeps every accepted URL below its remote and release', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (remote, id, entry) => {
      const value = {
        version: 1,
        remotes: {
          [remote]: { current: { ...registry.remotes.chat?.current, id, entry }, routes: [] },
        },
      };
      let parsed: Registry;
      try {
        parsed = parseRegistry(value);
      } catch {
        return;
      }
      const current = parsed.remotes[remote]?.current;
      if (!current) return;
      const url = new URL(
        releaseBase(remote, current.id) + current.entry,
        'https://appling.example',
      );
      expect(url.origin).toBe('https://appling.example');
      expect(url.pathname.startsWith(`/r/${remote}/${current.id}/`)).toBe(true);
    }),
  );
});

test('rejects a remote of a future contract version by name', () => {
  const future = copy(registry);
  const chat = future.remotes.chat;
  if (chat) chat.current.contractVersion = 9;
  expect(() => parseRegistry(future)).toThrow('Remote chat speaks contract 9');
});

describe('a release of a later contract', () => {
  const { current, routes } = registry.remotes.chat!;
  const later = { ...current, id: 'later0000000', contractVersion: 9 };
  const company = { current, routes: [] };
  const parse = (chat: object) => parseRegistry({ version: 1, remotes: { chat, company } });

  test('is rejected by name without affecting other remotes', () => {
    const { remotes, refused } = parse({ current: later, routes });
    expect(Object.keys(remotes)).toEqual(['company']);
    expect(refused?.chat?.reason.message).toContain('Remote chat speaks contract 9');
    expect(refused?.chat?.routes).toEqual(routes);
  });

  test('falls back to the previous release and is still named', () => {
    const { remotes, refused } = parse({ current: later, previous: current, routes });
    expect(remotes.chat).toEqual({ current, routes });
    expect(refused?.chat?.reason.message).toContain('contract 9');
  });

  test('is rejected for its origin if that is not allowed', () => {
    const elsewhere = { ...current, origin: 'https://evil.example' };
    expect(parse({ current: elsewhere, routes }).refused?.chat?.reason).toBeInstanceOf(
      ForbiddenOrigin,
    );
  });

  test('is not used as fallback of the live release', () => {
    const { remotes } = parse({ current, previous: later, routes });
    expect(remotes.chat).toEqual({ current, routes });
  });
});
