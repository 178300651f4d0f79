import { REPORT_EVENT } from '@appling/contract/reports';
import { RemoteFailure } from '@appling/runtime/loading/failure';
import type { Occurrence } from '@appling/runtime/reports/occurrence';
import { startReporter } from './reporter';

const measured = new Map<string, (metric: object) => void>();
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'].map((name) => [
      `on${name}`,
      (take: (metric: object) => void) => measured.set(name, take),
    ]),
  ),
);

const told = jest.fn();
jest.mock('@appling/runtime/state', () => ({
  notify: (...words: string[]) => told(...words) as void,
}));

const registry = {
  find: () => ({ remote: 'chat', path: '/chat', layout: 'full' }) as const,
  inUse: (remote: string) => (remote === 'chat' ? 'aaaaaa' : undefined),
};
const fault = (error: unknown): Occurrence => ({
  phase: 'load',
  error,
  path: '/chat',
  at: 5,
  remote: 'chat',
  release: 'aaaaaa',
});

const warned = jest.fn();
beforeEach(() => {
  globalThis.APPLING_REPORTS = undefined;
  warned.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(warned);
  jest.spyOn(console, 'debug').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('without an address a fault is logged as a warning, and the status page can read it', () => {
  const heard = jest.fn();
  addEventListener(REPORT_EVENT, heard);
  startReporter(registry)(fault(new RemoteFailure('NETWORK', 'gone')));
  expect(warned).toHaveBeenCalledWith(
    'Reported: chat@aaaaaa load NETWORK /chat',
    expect.any(RemoteFailure),
  );
  expect(globalThis.APPLING_REPORTS).toMatchObject([{ remote: 'chat', code: 'NETWORK' }]);
  expect(heard).toHaveBeenCalledTimes(1);
  removeEventListener(REPORT_EVENT, heard);
});

test('an error that is caught twice or repeats is reported once', () => {
  const take = startReporter(registry);
  const error = new TypeError('boom');
  take({ ...fault(error), phase: 'render' });
  take({ ...fault(new RemoteFailure('RENDER', 'broke', error)), phase: 'render' });
  for (let time = 0; time < 200; time += 1) take(fault(new RemoteFailure('TIMEOUT', 'late')));
  expect(globalThis.APPLING_REPORTS?.map(({ code }) => code)).toEqual(['RENDER', 'TIMEOUT']);
});

test('reports at most fifty different errors of a loop', () => {
  const take = startReporter(registry);
  for (let time = 0; time < 80; time += 1) {
    take({ ...fault(new RemoteFailure('NETWORK', 'x')), path: `/${time}` });
  }
  expect(globalThis.APPLING_REPORTS).toHaveLength(50);
});

test('reads no errors after fifty reports', () => {
  const take = startReporter(registry);
  globalThis.APPLING_REPORTS = Array(50).fill({});
  const read = jest.fn();
  take(fault(Object.defineProperty(new Error('boom'), 'stack', { get: read })));
  expect(read).not.toHaveBeenCalled();
});

test('many faults at once show one toast', () => {
  const take = startReporter(registry);
  for (let time = 0; time < 20; time += 1) {
    const error = new Error('boom');
    error.name = `Storm${time}`;
    error.stack = 'at https://appling.example/r/chat/aaaaaa/x.js:1:2';
    take({ ...fault(error), phase: 'run' });
  }
  expect(globalThis.APPLING_REPORTS).toHaveLength(20);
  expect(told).toHaveBeenCalledTimes(1);
});

test("each of the five measurements carries its page's remote and release", () => {
  startReporter(registry);
  for (const [name, take] of measured) take({ name, value: 0.123456, rating: 'good' });
  expect(globalThis.APPLING_REPORTS).toHaveLength(5);
  expect(globalThis.APPLING_REPORTS?.find(({ code }) => code === 'CLS')).toEqual({
    kind: 'vital',
    phase: 'visit',
    code: 'CLS',
    value: 0.1235,
    rating: 'good',
    remote: 'chat',
    release: 'aaaaaa',
    path: '/',
    at: expect.any(Number) as number,
  });
});
