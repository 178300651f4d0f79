import { siteStore } from '@appling/shared/state';
import { renderAt } from '@appling/shared/testing/render-at';
import { act, fireEvent, screen } from '@testing-library/react';
import { designOf } from '../../../designer/edit/edit-log';
import routes from '../../../routes';
import { chatStore, edit, forget, startAnew, undoEdit } from '../chat-store';
import { fetchEdits } from '../edits';
import { resetView } from '../view-store';
import { saveVersion } from '../versions';
import { stopKeeping } from './keep';
import { keepRecent } from './keep-recent';
import './read-session';
import { readRecent } from './recent';
import './session';

const KEY = 'appling:chat';
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const input = () => screen.getByLabelText('Your message');
const told = () => siteStore.getState().notices.map(({ text }) => text);
const inHand = () => designOf(chatStore.getState().log);
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown>;

// The first load takes real time, which the fake clock of the tests would not wait for.
beforeAll(async () => {
  await Promise.all([import('../chat-page'), fetchEdits()]);
});

beforeEach(() => {
  jest.useFakeTimers();
  forget();
  resetView();
  stopKeeping();
});

async function open() {
  const page = await act(async () => renderAt('/chat', routes));
  await pass(100);
  return page;
}

/** The tab is closed, and the page opened in another one. */
async function reopen({ unmount }: { unmount: () => void }) {
  unmount();
  siteStore.setState({ draftIdea: '' });
  forget();
  stopKeeping();
  return open();
}

const change = (operation: Parameters<typeof edit>[0]) => act(() => edit(operation));

test('who only looks leaves nothing behind', async () => {
  await open();
  await pass(2000);
  expect(localStorage).toHaveLength(0);
});

test('the conversation, the design, its edits and its versions survive', async () => {
  const page = await open();
  fireEvent.change(input(), { target: { value: 'a minimal plant diary' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  await pass(2000);
  change({ op: 'theme.radius', radius: 3 });
  change({ op: 'design.rename', name: 'Bloom' });
  act(() => saveVersion('Mine'));
  act(undoEdit);
  await pass(700);
  const before = { design: JSON.stringify(inHand()), log: chatStore.getState().log };
  await reopen(page);
  expect(screen.getByText('a minimal plant diary', { selector: 'li p' })).toBeInTheDocument();
  expect(JSON.stringify(inHand())).toBe(before.design);
  expect(chatStore.getState().log.at).toBe(before.log.at);
  expect(chatStore.getState().log.steps).toHaveLength(before.log.steps.length);
  expect(chatStore.getState().versions.map(({ name }) => name)).toEqual(['Mine']);
  act(undoEdit);
  expect(inHand().look.radius).not.toBe(3);
});

test('writing waits for a pause, and what waits is written when the tab goes', async () => {
  await open();
  change({ op: 'theme.radius', radius: 3 });
  await pass(300);
  expect(kept()).toBeNull();
  await act(async () => {
    dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(1);
  });
  expect(kept()).toMatchObject({ version: 1, at: 1 });
});

test('what was typed and not sent survives; once sent it is forgotten', async () => {
  const page = await open();
  fireEvent.change(input(), { target: { value: 'Half a tho' } });
  await pass(500);
  await reopen(page);
  expect(input()).toHaveValue('Half a tho');
  fireEvent.keyDown(input(), { key: 'Enter' });
  await pass(10);
  expect(localStorage.getItem('appling:draft')).toBeNull();
});

describe('what cannot be read begins anew, and is said once', () => {
  test.each([
    ['no JSON', '{"version":1,'],
    ['another version', '{"version":2,"messages":[]}'],
    ['a design that is none', '{"version":1,"messages":[],"base":{"version":1}}'],
  ])('%s', async (_name, text) => {
    localStorage.setItem(KEY, text);
    await open();
    expect(told()).toEqual([expect.stringMatching(/could not be read/)]);
    expect(chatStore.getState().messages).toHaveLength(1);
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    expect(kept()).toMatchObject({ version: 1, at: 1 });
    expect(told()).toHaveLength(1);
  });

  test('a log whose edits do not fit its design', async () => {
    const page = await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    const broken = { ...kept(), operations: [{ op: 'text.set', id: 'x', path: [], text: '' }] };
    localStorage.setItem(KEY, JSON.stringify({ ...broken, base: { ...inHand(), start: 'gone' } }));
    await reopen(page);
    expect(told()).toEqual([expect.stringMatching(/could not be read/)]);
  });
});

describe('a browser that keeps nothing', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['is full', new DOMException('no room', 'QuotaExceededError'), /no more room/],
    ['blocks storage', new DOMException('denied', 'SecurityError'), /does not let the page keep/],
  ])('%s: the page says so once and works on', async (_name, error, words) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw error;
    });
    await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    change({ op: 'theme.radius', radius: 9 });
    await pass(700);
    expect(told()).toEqual([expect.stringMatching(words)]);
    expect(inHand().look.radius).toBe(9);
  });

  test('one that throws at reading too still opens', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await open();
    expect(input()).toBeVisible();
  });
});

test('of two tabs the last one that writes stays, and neither answers the other', async () => {
  await open();
  change({ op: 'theme.radius', radius: 3 });
  await pass(700);
  const other = JSON.stringify({ ...kept(), at: 0 });
  localStorage.setItem(KEY, other);
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: other }));
  await pass(5000);
  expect(localStorage.getItem(KEY)).toBe(other);
  change({ op: 'theme.radius', radius: 9 });
  await pass(700);
  expect(kept()).toMatchObject({ at: 2 });
});

test('deleted on the privacy page, it does not come back from memory', async () => {
  const page = await open();
  change({ op: 'theme.radius', radius: 3 });
  await pass(700);
  page.unmount();
  localStorage.clear();
  await open();
  expect(inHand().look.radius).not.toBe(3);
  await pass(5000);
  expect(localStorage.getItem(KEY)).toBeNull();
});

describe('recent designs', () => {
  test('are the last eight, newest first, each app once', async () => {
    await open();
    for (let count = 0; count < 10; count += 1)
      keepRecent({ ...inHand(), idea: `idea ${count % 9}`, name: `App ${count}` });
    expect(readRecent().map(({ name }) => name)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((count) => `App ${count}`),
    );
  });

  test('hold a design from the moment it is worth something, also after a new one', async () => {
    await open();
    change({ op: 'design.rename', name: 'Bloom' });
    await pass(700);
    act(startAnew);
    await pass(700);
    expect(readRecent().map(({ name }) => name)).toEqual(['Bloom']);
  });

  test('leave out what is no design', () => {
    localStorage.setItem('appling:designs', '{"version":1,"designs":[{"name":"x"},7]}');
    expect(readRecent()).toEqual([]);
  });
});
