import { RemoteFailure } from '@appling/runtime/loading/failure';
import { describeFault } from './describe-fault';

const seen = { path: '/chat', at: 1200.4, remote: 'chat', release: 'aaaaaa' };

function thrown(message: string, ...frames: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

test('an error belongs to the release whose file threw it, whatever page is shown', () => {
  const error = thrown(
    'boom',
    'commit (https://appling.example/assets/shell.0123456789.js:1:900)',
    'tap (https://appling.example/r/marketing/bbbbbb/landing.abc.js?r=2:3:14)',
  );
  expect(describeFault({ ...seen, phase: 'run', error }, 'cccccc')).toEqual({
    kind: 'error',
    remote: 'marketing',
    release: 'bbbbbb',
    phase: 'run',
    code: 'EXEC',
    name: 'TypeError',
    path: '/chat',
    at: 1200,
    source: 'landing.abc.js:3:14',
  });
});

test("an error in the shell's own file belongs to the shell", () => {
  const error = thrown('boom', 'x (https://appling.example/assets/shell.0123456789.js:1:900)');
  expect(describeFault({ ...seen, phase: 'run', error }, 'cccccc')).toMatchObject({
    remote: 'shell',
    release: 'cccccc',
    source: 'shell.0123456789.js:1:900',
  });
});

test('a failed load keeps its code, its remote and the class of its cause', () => {
  const error = new RemoteFailure('NETWORK', 'A file could not be loaded.', thrown('fetch'));
  expect(describeFault({ ...seen, phase: 'load', error }, null)).toMatchObject({
    remote: 'chat',
    release: 'aaaaaa',
    code: 'NETWORK',
    name: 'TypeError',
  });
});

test('errors of browser extensions are not reported', () => {
  const error = thrown('boom', 'x (chrome-extension://abcdef/content.js:1:2)');
  expect(describeFault({ ...seen, phase: 'run', error }, null)).toBeUndefined();
});

test('reports contain nothing that a visitor typed', () => {
  const secret = 'ada@example.com';
  const error = thrown(
    `Cannot read ${secret}`,
    'f (https://appling.example/r/chat/aaaaaa/x.js:1:2)',
  );
  error.name = secret;
  const faults = [error, secret, { secret }, new RemoteFailure('EXEC', secret, error)].map((what) =>
    describeFault({ ...seen, phase: 'run', error: what }, null),
  );
  expect(faults).toHaveLength(4);
  expect(JSON.stringify(faults)).not.toContain(secret);
});

const refuse = () => {
  throw new Error('planted');
};
const trap = new Proxy({}, { get: () => refuse });
const getters = Object.defineProperties(
  new Error('planted'),
  Object.fromEntries(['stack', 'message', 'name', 'toString'].map((key) => [key, { get: refuse }])),
);

test.each([
  ['a proxy whose every trap throws', new Proxy({}, trap), 'EXEC'],
  ['an error whose properties throw', getters, 'EXEC'],
  [
    'a failure of the loader that such a value caused',
    new RemoteFailure('CONTRACT', 'x', new Proxy({}, trap)),
    'CONTRACT',
  ],
])('%s is a fault like any other', (_name, error, code) => {
  expect(describeFault({ ...seen, phase: 'load', error }, null)).toMatchObject({
    remote: 'chat',
    code,
    name: 'Error',
  });
});

test('reads only the first frames of a long trace', () => {
  const frame = 'tap (https://appling.example/r/marketing/bbbbbb/landing.abc.js:3:14)';
  const error = thrown('boom', frame, 'x'.repeat(10_000_000));
  const match = jest.spyOn(String.prototype, 'matchAll');
  expect(describeFault({ ...seen, phase: 'run', error }, null)?.source).toBe('landing.abc.js:3:14');
  expect(String(match.mock.contexts[0]).length).toBeLessThan(5000);
  match.mockRestore();
});

test("a fault of the shell carries the shell's release", () => {
  const error = new RemoteFailure('REGISTRY', 'stale');
  expect(
    describeFault({ ...seen, phase: 'fall-back', remote: 'shell', error }, 'cccccc'),
  ).toMatchObject({ remote: 'shell', release: 'cccccc', code: 'REGISTRY' });
});
