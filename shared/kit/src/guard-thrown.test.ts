import { readFileSync } from 'node:fs';

const guardThrown: (source: string) => string = jest.requireActual('./guard-thrown.cjs');

const HANDLE = 'function handleThrow(root, thrownValue) {\n  return typeof thrownValue.then;\n}\n';
const run = (value: unknown): unknown => {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const handle = new Function('value', `${guardThrown(HANDLE)} return handleThrow(null, value);`);
  return (handle as (thrown: unknown) => unknown)(value);
};

test('replaces a value that throws when it is read with an error', () => {
  const refuse = () => {
    throw new Error('planted');
  };
  expect(run(new Proxy({}, { get: refuse }))).toBe('undefined');
  expect(run(new Proxy({}, new Proxy({}, { get: () => refuse })))).toBe('undefined');
});

test('passes promises and plain values through', () => {
  expect(run(Promise.resolve())).toBe('function');
  expect(run('text')).toBe('undefined');
});

test.each(['production', 'development'])(
  "matches the expected source of React's %s build",
  (build) => {
    const file = require
      .resolve('react-dom')
      .replace('index.js', `cjs/react-dom-client.${build}.js`);
    expect(guardThrown(readFileSync(file, 'utf8'))).toContain('What was thrown cannot be read.');
  },
);

test('throws for a React source that it does not know', () => {
  expect(() => guardThrown('function catchThrow() {}')).toThrow('in 0 places, not in one');
});
