import { siteStore } from '@appling/shared/state';
import { renderAt } from '@appling/shared/testing/render-at';
import { act, fireEvent, screen } from '@testing-library/react';
import { designOf } from '../../../designer/edit/edit-log';
import { firstDesign } from '../../../designer/first-design';
import routes from '../../../routes';
import { chatStore, edit, forget, startAnew, undoEdit } from '../chat-store';
import '../conversation/extras';
import { fetchEdits } from '../edits';
import { resetView } from '../view-store';
import { saveVersion } from '../versions';
import { stopKeeping } from './keep';
import { KEY as RECENT, keepRecent, removeRecent } from './keep-recent';
import './fates';
import './restore';
import { readRecent } from './recent';
import './session';

const KEY = 'appling:chat';
interface Kept {
  designs: unknown[];
}
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
  expect(kept()).toMatchObject({ version: 2, at: 1 });
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

const ASIDE = 'appling:chat-aside';
const message = (id: string, content: string, type = 'user') => ({
  id: `message-${id}`,
  type,
  content,
  timestamp: 1,
});
/** A conversation as it lies in storage, with what is not as it should be. */
const conversation = (change: object) =>
  JSON.stringify({
    version: 1,
    messages: [message('a', 'A plant diary'), message('b', 'Here it is', 'ai')],
    drawings: {},
    style: 'Pastel',
    base: firstDesign,
    operations: [],
    at: 0,
    delivered: firstDesign,
    screenId: firstDesign.start,
    versions: [],
    ...change,
  });
/** Accepted by the schema of an earlier release, and by no view. */
const undrawable = { ...firstDesign, language: 'e-n-g' };

test('an empty text is no conversation, and nothing is said of it', async () => {
  localStorage.setItem(KEY, '');
  await open();
  expect(screen.queryByText(/cannot be drawn/)).not.toBeInTheDocument();
  change({ op: 'theme.radius', radius: 3 });
  await pass(700);
  expect(kept()).toMatchObject({ version: 2, at: 1 });
});

describe('what cannot be read or drawn is put aside, and the chat opens', () => {
  test.each([
    ['no JSON', '{"version":1,', /It is not JSON/],
    ['a version that never was', '{"version":0,"messages":[]}', /version: not what/],
    ['no conversation', '{"version":1,"messages":7}', /messages: not what/],
    ['nested beyond reading', '['.repeat(200_000), /./],
  ])('%s', async (_name, text, fault) => {
    localStorage.setItem(KEY, text);
    await open();
    expect(screen.getByText(/cannot be drawn/)).toHaveTextContent(fault);
    expect(chatStore.getState().messages).toHaveLength(1);
    expect(localStorage.getItem(ASIDE)).toBe(text);
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    expect(kept()).toMatchObject({ version: 2, at: 1 });
    expect(localStorage.getItem(ASIDE)).toBe(text);
  });

  test.each([
    ['the design in hand', { base: undrawable }],
    ['the design that came last', { delivered: undrawable }],
    ['the design of a reply', { drawings: { 'message-b': { design: undrawable } } }],
    ['a named version', { versions: [{ id: 'v', name: 'Mine', design: undrawable }] }],
    ['an edit', { operations: [{ op: 'screen.add', screen: 7 }] }],
    ['an edit that no longer fits', { base: { ...firstDesign, start: 'gone' } }],
    ['another message', { messages: [message('a', 'A plant diary'), { id: 'message-b' }] }],
    [
      'a message under a name of every object',
      {
        messages: [message('a', 'A plant diary'), { ...message('b', 'x', 'ai'), id: '__proto__' }],
      },
    ],
  ])('%s goes, the conversation stays, also after another visit', async (_name, broken) => {
    localStorage.setItem(KEY, conversation(broken));
    const page = await open();
    expect(screen.getByText('A plant diary', { selector: 'li p' })).toBeVisible();
    expect(screen.getByText(/cannot be drawn/)).toBeVisible();
    expect(document.querySelector('[data-screen]')).not.toBeNull();
    expect(localStorage.getItem(ASIDE)).toBe(conversation(broken));
    await reopen(page);
    expect(screen.getByText('A plant diary', { selector: 'li p' })).toBeVisible();
    expect(screen.getByText(/still put aside/)).toBeVisible();
    expect(localStorage.getItem(ASIDE)).toBe(conversation(broken));
  });

  test('what is put aside can be downloaded, and goes when the visitor deletes it', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    });
    // jsdom knows no downloads.
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    localStorage.setItem(KEY, conversation({ base: undrawable }));
    const page = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Download what was kept' }));
    expect(files.map(({ size }) => size)).toEqual([
      new Blob([conversation({ base: undrawable })]).size,
    ]);
    expect(press).toHaveBeenCalledTimes(1);
    press.mockRestore();
    fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(screen.queryByText(/cannot be drawn/)).not.toBeInTheDocument();
    await reopen(page);
    expect(screen.queryByText(/put aside/)).not.toBeInTheDocument();
  });

  test('what was put aside before stays when more comes', async () => {
    localStorage.setItem(ASIDE, 'earlier');
    localStorage.setItem(KEY, '{');
    await open();
    expect(localStorage.getItem(ASIDE)).toBe('earlier\n{');
  });

  test('nothing is written over it where there is no room to put it aside', async () => {
    localStorage.setItem(KEY, '{');
    const write = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      if (key === ASIDE) throw new DOMException('no room', 'QuotaExceededError');
      write.call(this, key, value);
    });
    await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    expect(localStorage.getItem(KEY)).toBe('{');
    expect(told()).toEqual([expect.stringMatching(/no more room/)]);
    jest.restoreAllMocks();
  });
});

describe('a conversation that a newer release kept', () => {
  const newer = conversation({ version: 3, operations: [{ op: 'of.tomorrow' }] });
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  test('is left as it is, the visitor is told, and work goes on in this tab', async () => {
    localStorage.setItem(KEY, newer);
    await open();
    expect(screen.getByText(/newer release of this page keeps your conversation/)).toBeVisible();
    expect(buttons()).toEqual(expect.arrayContaining(['Reload', 'Download what was kept']));
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    act(startAnew);
    change({ op: 'theme.radius', radius: 9 });
    await pass(700);
    expect(inHand().look.radius).toBe(9);
    expect(localStorage.getItem(KEY)).toBe(newer);
    expect(localStorage.getItem(ASIDE)).toBeNull();
    expect(told()).toEqual([expect.stringMatching(/newer release of this page keeps/)]);
  });

  test('is put aside when the visitor goes on here, and what is in hand is kept from then on', async () => {
    localStorage.setItem(KEY, newer);
    await open();
    change({ op: 'theme.radius', radius: 3 });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Put it aside and go on here' }));
      await jest.advanceTimersByTimeAsync(100);
    });
    await pass(700);
    expect(localStorage.getItem(ASIDE)).toBe(newer);
    expect(kept()).toMatchObject({ version: 2, at: 1 });
  });

  test('is not written over either when another tab has kept it meanwhile', async () => {
    await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    localStorage.setItem(KEY, newer);
    change({ op: 'theme.radius', radius: 9 });
    await pass(700);
    expect(localStorage.getItem(KEY)).toBe(newer);
    expect(told()).toEqual([expect.stringMatching(/newer release of this page keeps/)]);
  });

  test('with an edit of a kind that is not known here: the design before it is shown, all of it is put aside', async () => {
    const operations = [{ op: 'theme.radius', radius: 3 }, { op: 'of.tomorrow' }];
    const text = conversation({ version: 2, base: firstDesign, operations, at: 2 });
    localStorage.setItem(KEY, text);
    await open();
    expect(
      screen.getByText(/an edit in it is of a kind that this page does not know/),
    ).toBeVisible();
    expect(inHand().look.radius).toBe(3);
    expect(localStorage.getItem(ASIDE)).toBe(text);
  });
});

describe('a conversation of thousands of messages', () => {
  const many = Array.from({ length: 3000 }, (_, at) =>
    message(String(at), `Said ${at}.`, at % 2 ? 'ai' : 'user'),
  );

  test('opens with the newest, and earlier ones come by a press', async () => {
    localStorage.setItem(KEY, conversation({ messages: many }));
    await open();
    const log = screen.getByRole('log');
    expect(log.querySelectorAll('li')).toHaveLength(30);
    expect(log).toHaveTextContent('Said 2999.');
    fireEvent.click(screen.getByRole('button', { name: 'Show earlier messages (2,970)' }));
    expect(log.querySelectorAll('li')).toHaveLength(130);
    expect(log).toHaveTextContent('Said 2870.');
    expect(screen.getByRole('button', { name: 'Show earlier messages (2,870)' })).toBeVisible();
  });

  test('after the last press the keyboard goes on in the list', async () => {
    localStorage.setItem(KEY, conversation({ messages: many.slice(0, 50) }));
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Show earlier messages (20)' }));
    expect(screen.queryByRole('button', { name: /Show earlier/ })).not.toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveFocus();
    expect(screen.getByRole('log')).toHaveTextContent('Said 0.');
  });

  test('is kept with its newest thousand, which is said', async () => {
    localStorage.setItem(KEY, conversation({ messages: many }));
    await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    expect(kept()['messages']).toEqual(many.slice(-1000));
    expect(told()).toEqual([expect.stringMatching(/newest 1,000 messages are kept/)]);
    expect(chatStore.getState().messages).toHaveLength(3000);
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

  test('keep what this release cannot show, also when another one goes', async () => {
    const newer = { version: 3, id: 'of-tomorrow', idea: 'x' };
    await open();
    keepRecent(inHand());
    const designs = [...(JSON.parse(localStorage.getItem(RECENT)!) as Kept).designs, newer];
    localStorage.setItem(RECENT, JSON.stringify({ version: 1, designs }));
    expect(readRecent()).toEqual([inHand()]);
    removeRecent(inHand())();
    expect(localStorage.getItem(RECENT)).toBe(JSON.stringify({ version: 1, designs }));
    removeRecent(inHand());
    expect(JSON.parse(localStorage.getItem(RECENT)!)).toEqual({ version: 1, designs: [newer] });
  });

  test('of a newer form stay as they are', async () => {
    const text = '{"version":2,"shelves":[]}';
    localStorage.setItem(RECENT, text);
    await open();
    expect(readRecent()).toEqual([]);
    expect(keepRecent(inHand())).toBe('kept');
    expect(localStorage.getItem(RECENT)).toBe(text);
  });

  test('leave out what is no design', () => {
    localStorage.setItem('appling:designs', '{"version":1,"designs":[{"name":"x"},7]}');
    expect(readRecent()).toEqual([]);
  });
});
