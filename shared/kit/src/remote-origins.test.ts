import fc from 'fast-check';
import { pagePolicy } from './headers';
import { definedOrigins, isOrigin, remoteOrigins } from './remote-origins';

const kept = { ...process.env };
afterEach(() => {
  process.env = { ...kept };
});

test('by default every remote lies with the pages, and the shell allows no other origin', () => {
  expect(remoteOrigins()).toEqual({});
  expect(definedOrigins()).toEqual({ 'process.env.ALLOWED_ORIGINS': '""' });
});

test('named origins are compiled into the shell, each once', () => {
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
])('%s is refused', (pair) => {
  process.env.REMOTE_ORIGINS = pair;
  expect(() => remoteOrigins()).toThrow(`REMOTE_ORIGINS holds ${pair}`);
});

test('an address with a path, a name or a second origin is never taken for an origin', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (address, more) => {
      const text = address + more;
      expect(isOrigin(text) && new URL(text).origin !== text).toBe(false);
    }),
  );
});

test('a policy names an allowed origin wherever files of a remote are used, and nothing that is no origin', () => {
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
