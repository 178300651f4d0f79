import { REPORT_EVENT } from '@appling/contract/reports';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDLE } from '@appling/runtime/loading/page-state';
import type { RegistryClient } from '@appling/runtime/loading/registry';
import { Inspector } from './inspector';
import { readLoadTimes } from './load-times';
import { readSharedVersions } from './shared-versions';
import { tools } from './tools.content';

const words = tools.inspector;
let isStale = false;
const registry = {
  find: () => ({ remote: 'chat', path: '/chat', layout: 'full' }),
  inUse: (remote: string) => (remote === 'chat' ? 'aaaaaa' : undefined),
  isStale: () => isStale,
} as unknown as RegistryClient;
const source = { subscribe: () => () => {}, state: () => IDLE };

const page = document.createElement('div');
beforeEach(() => {
  globalThis.APPLING_REPORTS = undefined;
  performance.getEntriesByType ??= () => [];
  page.id = 'root';
  page.innerHTML =
    '<header></header><main><div data-mfe="chat"><b data-mfe="chat"></b></div></main><footer></footer>';
  document.body.append(page);
});
afterEach(() => page.remove());

const section = (name: string) => within(screen.getByText(name).closest('details')!);

test('lists each owner once, with the release that this tab uses', () => {
  render(<Inspector registry={registry} source={source} onClose={() => {}} />);
  const rows = section(words.owners).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'shell ',
    'chat release aaaaaa',
    '/chat idle',
  ]);
});

test('a stale registry is marked', () => {
  isStale = true;
  render(<Inspector registry={registry} source={source} onClose={() => {}} />);
  isStale = false;
  expect(section(words.owners).getByText(words.stale)).toBeVisible();
});

test('lists new reports at once, newest first', () => {
  render(<Inspector registry={registry} source={source} onClose={() => {}} />);
  expect(screen.getByText(words.noEvents)).toBeVisible();
  const origin = { remote: 'chat', release: 'aaaaaa', path: '/chat' };
  act(() => {
    globalThis.APPLING_REPORTS = [
      { ...origin, at: 9, kind: 'vital', phase: 'visit', code: 'FCP', value: 300, rating: 'good' },
      { ...origin, at: 80, kind: 'error', phase: 'load', code: 'NETWORK', name: 'TypeError' },
    ];
    dispatchEvent(new Event(REPORT_EVENT));
  });
  const rows = section(words.events).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '80 ms NETWORK chat load TypeError /chat',
    '9 ms FCP chat 300 (good) /chat',
  ]);
});

test('the checkbox hides the outlines and the button closes the panel, by keyboard', async () => {
  const close = jest.fn();
  const { container } = render(<Inspector registry={registry} source={source} onClose={close} />);
  expect(container.querySelectorAll('.outline')).toHaveLength(3);
  await userEvent.tab();
  expect(screen.getByLabelText(words.outline)).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(container.querySelectorAll('.outline')).toHaveLength(0);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('groups files by release and shows their purpose', () => {
  const entry = (name: string, startTime: number, duration: number, transferSize = 0) =>
    ({ name, startTime, duration, transferSize }) as PerformanceResourceTiming;
  const times = readLoadTimes([
    entry('http://localhost/assets/shell.js', 1, 1),
    entry('http://localhost/r/chat/aaaaaa/remoteEntry.js?r=1', 10.4, 20.3, 7000),
    entry('http://localhost/r/chat/aaaaaa/chat.0.js', 40, 60),
    entry('http://localhost/r/chat/aaaaaa/styles.0.css', 12, 500),
    entry('http://localhost/r/chat/bbbbbb/remoteEntry.js', 300, 20),
  ]);
  expect(times.map(({ release, end }) => [release, end])).toEqual([
    ['aaaaaa', 100],
    ['bbbbbb', 320],
  ]);
  expect(times[0]?.files[0]).toEqual({
    file: 'remoteEntry.js',
    phase: 'container',
    start: 10,
    duration: 20,
    bytes: 7000,
  });
  expect(times[0]?.files.map(({ phase }) => phase)).toEqual(['container', 'script', 'sheet']);
});

test('reads versions from the share scope; an unknown runtime yields none', () => {
  const set = (value: unknown) => Object.assign(globalThis, { __FEDERATION__: value });
  const react = { '19.3.1': { from: 'shell', useIn: ['shell', 'chat'] } };
  set({ __INSTANCES__: [{ shareScopeMap: { default: { react } } }] });
  expect(readSharedVersions()).toEqual([
    { name: 'react', version: '19.3.1', from: 'shell', usedBy: ['shell', 'chat'] },
  ]);
  for (const shape of [undefined, null, { __INSTANCES__: 'x' }, { __INSTANCES__: [null, 3] }]) {
    set(shape);
    expect(readSharedVersions()).toEqual([]);
  }
});
