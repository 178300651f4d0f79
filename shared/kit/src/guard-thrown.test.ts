import { readFileSync } from 'node:fs';

const guardThrown: (source: string) => string = jest.requireActual('./guard-thrown.cjs');

const HANDLE = 'function handleThrow(root, thrownValue) {\n  return typeof thrownValue.then;\n}\n';
const run = (value: unknown): unknown => {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const handle = new Function('value', `${guardThrown(HANDLE)} return handleThrow(null, value);`);
  return (handle as (thrown: unknown) => unknown)(value);
};

test('a value that throws when it is read is an ordinary error from there on', () => {
  const refuse = () => {
    throw new Error('planted');
  };
  expect(run(new Proxy({}, { get: refuse }))).toBe('undefined');
  expect(run(new Proxy({}, new Proxy({}, { get: () => refuse })))).toBe('undefined');
});

test('promises and plain values are handed on', () => {
  expect(run(Promise.resolve())).toBe('function');
  expect(run('text')).toBe('undefined');
});

test.each(['production', 'development'])("React's %s build is written as expected", (build) => {
  const file = require.resolve('react-dom').replace('index.js', `cjs/react-dom-client.${build}.js`);
  expect(guardThrown(readFileSync(file, 'utf8'))).toContain('What was thrown cannot be read.');
});

test('another React must be read first', () => {
  expect(() => guardThrown('function catchThrow() {}')).toThrow('in 0 places, not in one');
});
