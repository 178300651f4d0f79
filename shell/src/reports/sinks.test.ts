import type { Report } from '@appling/contract/reports';
import { sendTo } from './sinks';

const report: Report = {
  kind: 'error',
  remote: 'chat',
  release: 'aaaaaa',
  phase: 'load',
  code: 'NETWORK',
  name: 'TypeError',
  path: '/chat',
  at: 10,
};

const post = jest.fn<Promise<unknown>, [string, RequestInit]>(() => Promise.resolve());
const beacon = jest.fn();
const kept = { fetch: globalThis.fetch, Request: globalThis.Request };

function browserThat(canKeepAlive: boolean) {
  const prototype = canKeepAlive ? { keepalive: false } : {};
  Object.assign(globalThis, { fetch: post, Request: { prototype } });
  Object.assign(navigator, { sendBeacon: beacon });
}

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  jest.useFakeTimers();
  post.mockClear();
  beacon.mockClear();
});
afterEach(() => {
  setVisibility('visible');
  jest.useRealTimers();
  Object.assign(globalThis, kept);
});

test('sends reports together, without cookies, five seconds after the first', () => {
  browserThat(true);
  const send = sendTo('/reports');
  send(report);
  jest.advanceTimersByTime(4000);
  send({ ...report, code: 'TIMEOUT' });
  expect(post).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(post).toHaveBeenCalledTimes(1);
  const [address, { body, credentials, keepalive }] = post.mock.calls[0] ?? ['', {}];
  expect({ address, credentials, keepalive }).toEqual({
    address: '/reports',
    credentials: 'omit',
    keepalive: true,
  });
  expect(JSON.parse(body as string)).toEqual({
    version: 1,
    reports: [report, { ...report, code: 'TIMEOUT' }],
  });
});

test('hiding the page sends waiting reports at once, and later ones too', () => {
  browserThat(true);
  const send = sendTo('/reports');
  send(report);
  setVisibility('hidden');
  expect(post).toHaveBeenCalledTimes(1);
  send(report);
  expect(post).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(60_000);
  expect(post).toHaveBeenCalledTimes(2);
});

test('sends a beacon where requests end with the page', () => {
  browserThat(false);
  sendTo('/reports')(report);
  jest.advanceTimersByTime(5000);
  expect(post).not.toHaveBeenCalled();
  expect(beacon).toHaveBeenCalledWith('/reports', expect.stringContaining('"NETWORK"'));
});
