import fc from 'fast-check';
import { pagePolicy } from './headers';
import { definedOrigins, isOrigin, remoteOrigins } from './remote-origins';

const kept = { ...process.env };
afterEach(() => {
  process.env = { ...kept };
});

test('allows no other origin by default', () => {
  expect(remoteOrigins()).toEqual({});
  expect(definedOrigins()).toEqual({ 'process.env.ALLOWED_ORIGINS': '""' });
});

test('compiles each named origin into the shell once', () => {
  process.env.REMOTE_ORIGINS =
    'chat=https://b.appling.example company=https://a.appling.example marketing=https://b.appling.example';
  expect(remoteOrigins().chat).toBe('https://b.appling.example');
  expect(definedOrigins()).toEqual({
    'process.env.ALLOWED_ORIGINS': '"https://a.appling.example https://b.appling.example"',
  });
});

test.each([
  'https://a.example',
  'chat=a.example',
  'chat=http://a.example',
  'chat=https://a.example/',
  'chat=https://a.example/path',
  'chat=https://*.example',
  'chat=https://user@a.example',
  'chat=https://A.example',
  'chat=https://ä.example',
  "chat=https://a.example;script-src='unsafe-inline'",
  'chat=javascript:alert(1)',
  '../chat=https://a.example',
])('rejects %s', (pair) => {
  process.env.REMOTE_ORIGINS = pair;
  expect(() => remoteOrigins()).toThrow(`REMOTE_ORIGINS holds ${pair}`);
});

test('rejects URLs with a path, a user name or a second origin', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (address, more) => {
      const text = address + more;
      expect(isOrigin(text) && new URL(text).origin !== text).toBe(false);
    }),
  );
});

test('adds only valid origins to every directive for files of remotes', () => {
  const origin = 'https://chat.appling.example';
  const policy = pagePolicy([], 'sha256-x', ['appling-shell'], [], [], [origin]);
  const naming = policy.split('; ').filter((directive) => directive.includes(origin));
  expect(naming.map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'connect-src',
  ]);
  for (const wrong of ["'unsafe-inline'", '*', 'https:', 'data:', `${origin}; script-src *`]) {
    expect(() => pagePolicy([], 'sha256-x', [], [], [], [wrong])).toThrow('is no origin');
  }
});
