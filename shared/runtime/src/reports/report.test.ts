import { report, watchErrors } from './report';

const delivered = jest.fn();
jest.mock('../idle', () => ({ whenIdle: (task: () => void) => task() }));

const find = jest.fn(() => ({ remote: 'chat', path: '/chat', layout: 'full' }) as const);

let now = 0;
beforeEach(async () => {
  // A long pause restores the whole rate limit.
  now += 3_600_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  watchErrors({ find, inUse: () => 'aaaaaa' }, () =>
    Promise.resolve({ startReporter: () => delivered }),
  );
  await Promise.resolve();
  await Promise.resolve();
  delivered.mockClear();
  find.mockClear();
});
afterEach(() => jest.restoreAllMocks());

test('takes the first errors of a burst and drops the rest cheaply', () => {
  for (let time = 0; time < 300; time += 1) report('run', new Error(`${time}`));
  expect(delivered).toHaveBeenCalledTimes(20);
  expect(find).toHaveBeenCalledTimes(20);
});

test('reports a failing page during a burst of errors in running code', () => {
  for (let time = 0; time < 300; time += 1) report('run', new Error(`${time}`));
  report('load', new Error('boom'), 'company');
  expect(delivered).toHaveBeenLastCalledWith(expect.objectContaining({ phase: 'load' }));
});

test('takes two later errors per second', () => {
  for (let time = 0; time < 300; time += 1) report('run', new Error(`${time}`));
  now += 1000;
  for (let time = 0; time < 300; time += 1) report('run', new Error(`${time}`));
  expect(delivered).toHaveBeenCalledTimes(22);
});
