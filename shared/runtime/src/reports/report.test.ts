import { report, watchErrors } from './report';

const delivered = jest.fn();
jest.mock('../idle', () => ({ whenIdle: (task: () => void) => task() }));

const find = jest.fn(() => ({ remote: 'chat', path: '/chat', chrome: 'full' }) as const);

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

test('of a storm the beginning is taken, before anything is done for the rest', () => {
  for (let time = 0; time < 300; time += 1) report('run', new Error(`${time}`));
  expect(delivered).toHaveBeenCalledTimes(20);
  expect(find).toHaveBeenCalledTimes(20);
});

test('a storm of running code hides no page that fails', () => {
  for (let time = 0; time < 300; time += 1) report('run', new Error(`${time}`));
  report('load', new Error('boom'), 'company');
  expect(delivered).toHaveBeenLastCalledWith(expect.objectContaining({ phase: 'load' }));
});

test('later faults are taken again, two each second', () => {
  for (let time = 0; time < 300; time += 1) report('run', new Error(`${time}`));
  now += 1000;
  for (let time = 0; time < 300; time += 1) report('run', new Error(`${time}`));
  expect(delivered).toHaveBeenCalledTimes(22);
});
