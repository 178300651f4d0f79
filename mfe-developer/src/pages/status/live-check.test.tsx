import { REPORT_EVENT } from '@appling/contract/reports';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveCheck } from './live-check';
import { status } from './status.content';

const release = (id: string) => ({
  id,
  contractVersion: 1,
  entry: 'remoteEntry.js',
  styles: 'styles.1.css',
  scripts: {},
});
const registry = {
  version: 1,
  remotes: {
    chat: { current: release('aaaaaa'), routes: [] },
    company: { current: release('bbbbbb'), routes: [] },
    weather: { current: release('cccccc'), routes: [] },
  },
};

const ask = jest.fn<Promise<unknown>, [string]>();
let scrollNear: () => void;
let previous: unknown[];

beforeEach(() => {
  previous = [globalThis.fetch, globalThis.IntersectionObserver];
  ask.mockImplementation(async (address) => ({
    ok: true,
    json: async () => registry,
    text: async () => `container of ${address}`,
  }));
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      scrollNear = () => callback([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  // jsdom lacks both.
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, { fetch: ask, IntersectionObserver: Observer });
});
afterEach(() => {
  Object.assign(globalThis, { fetch: previous[0], IntersectionObserver: previous[1] });
  ask.mockReset();
});

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('requests every remote once, and only when the check comes near the viewport', async () => {
  render(<LiveCheck words={status.live} />);
  expect(ask).not.toHaveBeenCalled();
  expect(rows()).toHaveLength(4);
  expect(rows()[0]).toBe('Marketing pagesNot checked yet');
  await act(async () => scrollNear());
  expect(await screen.findByText('3 of 3 parts reachable')).toBeVisible();
  expect(ask.mock.calls.map(([address]) => address)).toEqual([
    '/registry.json',
    '/r/chat/aaaaaa/remoteEntry.js',
    '/r/company/bbbbbb/remoteEntry.js',
    '/r/weather/cccccc/remoteEntry.js',
  ]);
  expect(rows()[0]).toMatch(/^Design chatReachableRelease aaaaaa\d+ ms$/);
  expect(rows()[2]).toMatch(/^weatherReachable/);
});

test('shows a remote without response as unreachable beside the others', async () => {
  const answer = ask.getMockImplementation();
  ask.mockImplementation(async (address) => {
    if (address.includes('company')) throw new TypeError('Failed to fetch');
    return answer?.(address);
  });
  render(<LiveCheck words={status.live} />);
  await userEvent.click(screen.getByRole('button', { name: /Check now/ }));
  expect(await screen.findByText('2 of 3 parts reachable')).toBeVisible();
  expect(rows()[1]).toMatch(/^Company pagesNot reachable/);
});

test('explains what to do without the registry, and a second press can succeed', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<LiveCheck words={status.live} />);
  await userEvent.click(screen.getByRole('button', { name: /Check now/ }));
  expect(await screen.findByText(status.live.failed)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Check now/ }));
  expect(await screen.findByText('3 of 3 parts reachable')).toBeVisible();
  expect(screen.getByRole('button', { name: /Check again/ })).toBeEnabled();
});

test('does not follow a registry that points to another origin', async () => {
  ask.mockResolvedValue({
    ok: true,
    json: async () => ({
      version: 1,
      remotes: { chat: { current: { ...release('aaaaaa'), entry: '//evil.example/x.js' } } },
    }),
  });
  render(<LiveCheck words={status.live} />);
  await userEvent.click(screen.getByRole('button', { name: /Check now/ }));
  expect(await screen.findByText(status.live.failed)).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('shows measurements and faults of this visit as the shell reports them', async () => {
  globalThis.APPLING_REPORTS = undefined;
  render(<LiveCheck words={status.live} />);
  expect(screen.getByText(status.live.visit.none)).toBeVisible();
  expect(screen.getAllByText(status.live.visit.waiting)).toHaveLength(5);
  const origin = { remote: 'chat', release: 'aaaaaa', path: '/chat', at: 900 };
  act(() => {
    globalThis.APPLING_REPORTS = [
      { ...origin, kind: 'vital', phase: 'visit', code: 'LCP', value: 812, rating: 'good' },
      { ...origin, kind: 'error', phase: 'load', code: 'NETWORK', name: 'TypeError' },
    ];
    dispatchEvent(new Event(REPORT_EVENT));
  });

  expect(screen.getByText('812 ms')).toHaveTextContent('812 msGood');
  const fault = screen.getByText('did not load', { exact: false });
  expect(fault).toHaveTextContent('Design chat did not load NETWORK /chat aaaaaa');
  globalThis.APPLING_REPORTS = undefined;
});
