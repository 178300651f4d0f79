import { RemoteFailure } from '../remotes/failure';
import { describeFault } from './describe-fault';

const seen = { path: '/chat', at: 1200.4, remote: 'chat', release: 'aaaaaa' };

function thrown(message: string, ...frames: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

test('an error of running code belongs to the release whose file threw it, whatever page is shown', () => {
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

test("an error in the shell's own file is the shell's", () => {
  const error = thrown('boom', 'x (https://appling.example/assets/shell.0123456789.js:1:900)');
  expect(describeFault({ ...seen, phase: 'run', error }, 'cccccc')).toMatchObject({
    remote: 'shell',
    release: 'cccccc',
    source: 'shell.0123456789.js:1:900',
  });
});

test("the loader's failure keeps its code, its remote and the class of what caused it", () => {
  const error = new RemoteFailure('NETWORK', 'A file could not be loaded.', thrown('fetch'));
  expect(describeFault({ ...seen, phase: 'load', error }, null)).toMatchObject({
    remote: 'chat',
    release: 'aaaaaa',
    code: 'NETWORK',
    name: 'TypeError',
  });
});

test("faults of a browser's extension are nobody's here", () => {
  const error = thrown('boom', 'x (chrome-extension://abcdef/content.js:1:2)');
  expect(describeFault({ ...seen, phase: 'run', error }, null)).toBeUndefined();
});

test('nothing that a visitor typed gets into a report', () => {
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
