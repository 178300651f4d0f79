import {
  asideTexts,
  clearKept,
  keptChats,
  keptSession as kept,
  keptText,
  pass,
  writeElsewhere,
} from './kept.fixture';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import { act, fireEvent, screen } from '@testing-library/react';
import { designOf } from '../../../designer/edit/edit-log';
import { firstDesign } from '../../../designer/first-design';
import routes from '../../../routes';
import { chatStore, edit, forget, startAnew, undoEdit } from '../chat-store';
import '../conversation/extras';
import { fetchEdits } from '../edits';
import { resetView } from '../view-store';
import { removeVersion, saveVersion } from '../versions';
import { stopKeeping } from './keep';
import { openDatabase } from './database';
import { keepRecent, removeRecent } from './keep-recent';
import './failure-notices';
import './restore';
import { readRecent } from './recent';
import './write-chat';

/** Keys of earlier releases. */
const KEY = 'appling:chat';
const RECENT = 'appling:designs';
const input = () => screen.getByLabelText('Your message');
const told = () => siteStore.getState().notices.map(({ text }) => text);
const inHand = () => designOf(chatStore.getState().log);

// The first import takes real time, which fake timers do not wait for.
beforeAll(async () => {
  await Promise.all([import('../chat-page'), fetchEdits()]);
});

beforeEach(async () => {
  jest.useFakeTimers();
  forget();
  resetView();
  stopKeeping();
  await clearKept();
});

async function open() {
  const page = await act(async () => renderAt('/chat', routes));
  await pass(100);
  await pass(1);
  return page;
}

async function reopen({ unmount }: { unmount: () => void }) {
  unmount();
  siteStore.setState({ draftIdea: '' });
  forget();
  stopKeeping();
  return open();
}

const change = (operation: Parameters<typeof edit>[0]) => act(() => edit(operation));

test('stores nothing for a visitor who only looks around', async () => {
  await open();
  await pass(2000);
  expect(localStorage).toHaveLength(0);
  expect(await keptChats()).toEqual([]);
});

test('restores conversation, design, edits and versions', async () => {
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

test('writes after a pause, and at once when the tab closes', async () => {
  await open();
  change({ op: 'theme.radius', radius: 3 });
  await pass(300);
  expect(await kept()).toBeNull();
  await act(async () => {
    dispatchEvent(new Event('pagehide'));
  });
  await pass(1);
  expect(await kept()).toMatchObject({ version: 2, at: 1 });
});

test('keeps typed text that was not sent, and deletes it once sent', async () => {
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
function refuseIn(store: string, error: Error): void {
  const write = IDBObjectStore.prototype.put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name === store) throw error;
    return write.apply(this, given);
  });
}
const message = (id: string, content: string, type = 'user') => ({
  id: `message-${id}`,
  type,
  content,
  timestamp: 1,
});
/** A stored conversation with an invalid part. */
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
/** An earlier schema accepts it, but no view can draw it. */
const undrawable = { ...firstDesign, language: 'e-n-g' };

test('ignores an empty stored text silently', async () => {
  localStorage.setItem(KEY, '');
  await open();
  expect(screen.queryByText(/cannot be drawn/)).not.toBeInTheDocument();
  change({ op: 'theme.radius', radius: 3 });
  await pass(700);
  expect(await kept()).toMatchObject({ version: 2, at: 1 });
});

describe('sets aside what cannot be read or drawn, and opens the chat', () => {
  afterEach(() => jest.restoreAllMocks());

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
    expect(await asideTexts()).toEqual([text]);
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    expect(await kept()).toMatchObject({ version: 2, at: 1 });
    expect(await asideTexts()).toEqual([text]);
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
  ])('drops %s and keeps the conversation, also at the next visit', async (_name, broken) => {
    localStorage.setItem(KEY, conversation(broken));
    const page = await open();
    expect(screen.getByText('A plant diary', { selector: 'li p' })).toBeVisible();
    expect(screen.getByText(/cannot be drawn/)).toBeVisible();
    expect(document.querySelector('[data-screen]')).not.toBeNull();
    expect(await asideTexts()).toEqual([conversation(broken)]);
    await reopen(page);
    expect(screen.getByText('A plant diary', { selector: 'li p' })).toBeVisible();
    expect(screen.getByText(/still put aside/)).toBeVisible();
    expect(await asideTexts()).toEqual([conversation(broken)]);
  });

  test('offers the set-aside data as a download until the visitor deletes it', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    });
    // jsdom lacks downloads.
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

  test('keeps earlier set-aside data when more is added', async () => {
    localStorage.setItem(ASIDE, 'earlier');
    localStorage.setItem(KEY, '{');
    await open();
    expect(await asideTexts()).toEqual(['earlier', '{']);
  });

  test('overwrites nothing when there is no space to set it aside', async () => {
    localStorage.setItem(KEY, '{');
    refuseIn('aside', new DOMException('no room', 'QuotaExceededError'));
    await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    expect(await keptText()).toBe('{');
    expect(told()).toEqual([expect.stringMatching(/no more room/)]);
  });
});

describe('a conversation of a newer release', () => {
  const newer = conversation({ version: 3, operations: [{ op: 'of.tomorrow' }] });
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  test('stays unchanged, the visitor is told, and this tab keeps working', async () => {
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
    expect(await keptText()).toBe(newer);
    expect(await asideTexts()).toEqual([]);
    expect(told()).toEqual([expect.stringMatching(/newer release of this page keeps/)]);
  });

  test('is set aside when the visitor continues here, and the current one is stored from then on', async () => {
    localStorage.setItem(KEY, newer);
    await open();
    change({ op: 'theme.radius', radius: 3 });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Put it aside and go on here' }));
    });
    await pass(100);
    await pass(700);
    expect(await asideTexts()).toEqual([newer]);
    expect(await kept()).toMatchObject({ version: 2, at: 1 });
  });

  test('is not overwritten when another tab stored it meanwhile', async () => {
    await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    await writeElsewhere(() => ({ text: newer }));
    change({ op: 'theme.radius', radius: 9 });
    await pass(700);
    expect(await keptText()).toBe(newer);
    expect(told()).toEqual([expect.stringMatching(/newer release of this page keeps/)]);
  });

  test('with an unknown edit shows the design before it, and is set aside', async () => {
    const operations = [{ op: 'theme.radius', radius: 3 }, { op: 'of.tomorrow' }];
    const text = conversation({ version: 2, base: firstDesign, operations, at: 2 });
    localStorage.setItem(KEY, text);
    await open();
    expect(
      screen.getByText(/an edit in it is of a kind that this page does not know/),
    ).toBeVisible();
    expect(inHand().look.radius).toBe(3);
    expect(await asideTexts()).toEqual([text]);
  });
});

describe('a conversation of thousands of messages', () => {
  const many = Array.from({ length: 3000 }, (_, at) =>
    message(String(at), `Said ${at}.`, at % 2 ? 'ai' : 'user'),
  );

  test('opens with the newest, and loads earlier ones on request', async () => {
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

  test('moves focus to the list after the last press', async () => {
    localStorage.setItem(KEY, conversation({ messages: many.slice(0, 50) }));
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Show earlier messages (20)' }));
    expect(screen.queryByRole('button', { name: /Show earlier/ })).not.toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveFocus();
    expect(screen.getByRole('log')).toHaveTextContent('Said 0.');
  });

  test('is stored with its newest thousand, and says so', async () => {
    localStorage.setItem(KEY, conversation({ messages: many }));
    await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    expect((await kept())?.['messages']).toEqual(many.slice(-1000));
    expect(told()).toEqual([expect.stringMatching(/newest 1,000 messages are kept/)]);
    expect(chatStore.getState().messages).toHaveLength(3000);
  });
});

describe('a browser without storage', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['is full', new DOMException('no room', 'QuotaExceededError'), /no more room/],
    ['blocks storage', new DOMException('denied', 'SecurityError'), /does not let the page keep/],
  ])('%s: the page says so once and keeps working', async (_name, error, words) => {
    refuseIn('chats', error);
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

  test('opens when reading storage throws', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await open();
    expect(input()).toBeVisible();
  });

  test.each([
    ['blocks the database', new DOMException('denied', 'SecurityError'), /does not let the page/],
    ['has one of a newer release', new DOMException('1 < 2', 'VersionError'), /newer release/],
  ])('that %s: shows what an earlier release stored and keeps it', async (_name, error, words) => {
    indexedDB.deleteDatabase('appling');
    await pass(1);
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw error;
    });
    const text = conversation({ version: 2 });
    localStorage.setItem(KEY, text);
    await open();
    expect(screen.getByText('A plant diary', { selector: 'li p' })).toBeVisible();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    expect(told()).toEqual([expect.stringMatching(words)]);
    expect(localStorage.getItem(KEY)).toBe(text);
    expect(inHand().look.radius).toBe(3);
  });
});

describe('two tabs on one design', () => {
  const byOther = (change: (session: { operations: unknown[]; at: number }) => object) =>
    writeElsewhere(({ text, steps }) => {
      const session = JSON.parse(text) as { operations: unknown[]; at: number };
      const changed = { ...session, ...change(session) } as typeof session;
      const more = changed.operations.slice(steps.length).map((_, at) => `theirs-${at}`);
      return { text: JSON.stringify(changed), steps: [...steps, ...more] };
    });
  const add = (operation: object) =>
    byOther(({ operations }) => ({
      operations: [...operations, operation],
      at: operations.length + 1,
    }));
  const steps = () => chatStore.getState().log.steps.map(({ operation }) => operation);

  test('lose no step of either, and each can be undone', async () => {
    const page = await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    await add({ op: 'design.rename', name: 'Theirs' });
    change({ op: 'theme.radius', radius: 9 });
    await pass(700);
    const all = [
      { op: 'theme.radius', radius: 3 },
      { op: 'design.rename', name: 'Theirs' },
      { op: 'theme.radius', radius: 9 },
    ];
    expect(steps()).toEqual(all);
    expect(await kept()).toMatchObject({ operations: all, at: 3 });
    await reopen(page);
    expect(steps()).toEqual(all);
    expect(inHand()).toMatchObject({ name: 'Theirs', look: { radius: 9 } });
    act(undoEdit);
    act(undoEdit);
    expect(inHand()).toMatchObject({ name: firstDesign.name, look: { radius: 3 } });
    act(undoEdit);
    expect(inHand()).toEqual(firstDesign);
  });

  test('keep and report a step that no longer changes anything', async () => {
    await open();
    const id = firstDesign.screens[0]?.id ?? '';
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    await add({ op: 'screen.remove', screen: id });
    change({ op: 'screen.rename', screen: id, name: 'Gone' });
    await pass(700);
    expect(await kept()).toMatchObject({
      operations: [{ op: 'theme.radius' }, { op: 'screen.remove' }, { op: 'screen.rename' }],
      at: 3,
    });
    expect(inHand().screens.map((each) => each.id)).not.toContain(id);
    expect(told()).toEqual([expect.stringMatching(/changes nothing on that design any more/)]);
  });

  test('keep an undo, unless the other tab added a step', async () => {
    await open();
    change({ op: 'theme.radius', radius: 3 });
    change({ op: 'theme.radius', radius: 9 });
    await pass(700);
    await byOther(() => ({ style: 'Bold' }));
    act(undoEdit);
    await pass(700);
    expect(await kept()).toMatchObject({ at: 1 });
    await add({ op: 'design.rename', name: 'Theirs' });
    act(undoEdit);
    await pass(700);
    expect(await kept()).toMatchObject({ at: 3 });
    expect(inHand().name).toBe('Theirs');
  });

  test('keep named versions and messages of both; a deleted one stays deleted', async () => {
    await open();
    change({ op: 'theme.radius', radius: 3 });
    act(() => saveVersion('Mine'));
    await pass(700);
    await byOther((session) => {
      const { versions, messages } = session as unknown as Record<string, { id: string }[]>;
      const theirs = { ...versions?.[0], id: 'theirs', name: 'Theirs' };
      return {
        versions: [theirs, ...(versions ?? [])],
        messages: [...(messages ?? []), message('t', 'Hello')],
      };
    });
    const id = chatStore.getState().versions[0]?.id ?? '';
    act(() => void removeVersion(id));
    act(() => saveVersion('Later'));
    await pass(700);
    expect(chatStore.getState().versions.map(({ name }) => name)).toEqual(['Later', 'Theirs']);
    expect(chatStore.getState().messages.map(({ content }) => content)).toContain('Hello');
  });

  test('set aside what the other tab stored if it cannot be read, and continue', async () => {
    await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    await writeElsewhere(() => ({ text: '{' }));
    change({ op: 'theme.radius', radius: 9 });
    await pass(700);
    expect(await asideTexts()).toEqual(['{']);
    expect(await kept()).toMatchObject({ at: 2 });
  });

  test('store a new design as a separate conversation', async () => {
    await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    act(startAnew);
    change({ op: 'design.rename', name: 'Another' });
    await pass(700);
    const chats = (await keptChats()).map(({ text }) => text);
    expect(chats).toHaveLength(2);
    expect(chats.join()).toContain('theme.radius');
    expect(await kept()).toMatchObject({ operations: [{ op: 'design.rename' }] });
  });
});

describe('a tab that closes before the database answers', () => {
  const notes = () => Object.keys(localStorage).filter((key) => key.startsWith('appling:unsaved-'));
  const end = async (page: { unmount: () => void }) => {
    const noted = notes().map((key) => [key, localStorage.getItem(key) ?? ''] as const);
    page.unmount();
    stopKeeping();
    for (const [key, text] of noted) localStorage.setItem(key, text);
    forget();
    return open();
  };

  test('loses nothing of a stored conversation, and deletes its notes once confirmed', async () => {
    const page = await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(700);
    expect(notes()).toEqual([]);
    change({ op: 'design.rename', name: 'Last' });
    await pass(60);
    expect(await kept()).toMatchObject({ at: 1 });
    expect(notes()).toHaveLength(1);
    await end(page);
    expect(inHand()).toMatchObject({ name: 'Last', look: { radius: 3 } });
    expect(await kept()).toMatchObject({ at: 2 });
    expect(notes()).toEqual([]);
    act(undoEdit);
    expect(inHand().name).toBe(firstDesign.name);
  });

  test('loses nothing of a conversation that was never stored', async () => {
    const page = await open();
    change({ op: 'design.rename', name: 'First' });
    await pass(60);
    expect(await kept()).toBeNull();
    await end(page);
    expect(inHand().name).toBe('First');
  });

  test('adds nothing twice that was stored after all', async () => {
    const page = await open();
    change({ op: 'theme.radius', radius: 3 });
    await pass(60);
    const noted = notes().map((key) => [key, localStorage.getItem(key) ?? ''] as const);
    await pass(700);
    for (const [key, text] of noted) localStorage.setItem(key, text);
    await end(page);
    expect(chatStore.getState().log.steps).toHaveLength(1);
    expect(await kept()).toMatchObject({ at: 1 });
  });

  test('does not hide a conversation that an earlier release stored since', async () => {
    const page = await open();
    change({ op: 'design.rename', name: 'Closed' });
    await pass(700);
    const earlier = (await keptText())!.replaceAll('Closed', 'Earlier');
    change({ op: 'theme.radius', radius: 3 });
    await pass(60);
    expect(notes()).toHaveLength(1);
    localStorage.setItem(KEY, earlier);
    await end(page);
    expect(inHand().name).toBe('Earlier');
    expect(notes()).toEqual([]);
    expect(await keptChats()).toHaveLength(2);
  });

  test.each([
    ['no JSON', '{'],
    ['of nothing that is kept', '{"version":2,"chat":"gone","messages":[],"drawings":{}}'],
    ['with an edit of no kind known', '{"version":2,"chat":"x","base":{},"messages":7}'],
  ])('sets aside notes that cannot be read: %s', async (_name, text) => {
    localStorage.setItem('appling:kept', 'yes');
    localStorage.setItem('appling:unsaved-x', text);
    await open();
    expect(await asideTexts()).toEqual([text]);
    expect(notes()).toEqual([]);
    expect(input()).toBeVisible();
  });

  test('keeps notes of a newer release', async () => {
    localStorage.setItem('appling:kept', 'yes');
    localStorage.setItem('appling:unsaved-x', '{"version":3}');
    await open();
    expect(notes()).toEqual(['appling:unsaved-x']);
    expect(await asideTexts()).toEqual([]);
  });
});

test('does not restore a chat from memory after deletion on the privacy page', async () => {
  const page = await open();
  change({ op: 'theme.radius', radius: 3 });
  await pass(700);
  page.unmount();
  localStorage.clear();
  await clearKept();
  await open();
  expect(inHand().look.radius).not.toBe(3);
  await pass(5000);
  expect(await keptChats()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('starts afresh and restores nothing when the database is deleted while the chat is open', async () => {
  await open();
  change({ op: 'theme.radius', radius: 3 });
  await pass(700);
  change({ op: 'theme.radius', radius: 9 });
  await pass(100);
  localStorage.clear();
  const deleting = indexedDB.deleteDatabase('appling');
  await pass(100);
  expect(deleting.readyState).toBe('done');
  expect(deleting.error).toBeNull();
  expect(inHand()).toEqual(firstDesign);
  await pass(5000);
  expect(await keptChats()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  change({ op: 'theme.radius', radius: 5 });
  await pass(700);
  expect(await kept()).toMatchObject({ operations: [{ op: 'theme.radius', radius: 5 }] });
});

describe('recent designs', () => {
  const names = async () => (await readRecent()).map(({ name }) => name);

  test('are the last eight, newest first, each app once', async () => {
    await open();
    for (let count = 0; count < 10; count += 1)
      await keepRecent({ ...inHand(), idea: `idea ${count % 9}`, name: `App ${count}` });
    expect(await names()).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((count) => `App ${count}`));
  });

  test('include a design once the visitor has changed it, also after a new one', async () => {
    await open();
    change({ op: 'design.rename', name: 'Bloom' });
    await pass(700);
    act(startAnew);
    await pass(700);
    expect(await names()).toEqual(['Bloom']);
  });

  test('keep designs that this release cannot show, also when another is removed', async () => {
    const newer = { version: 3, id: 'of-tomorrow', idea: 'x' };
    localStorage.setItem(RECENT, JSON.stringify({ version: 1, designs: [inHand(), newer] }));
    await open();
    const all = async () => (await openDatabase()).getAll('recent');
    expect(await readRecent()).toEqual([inHand()]);
    expect(localStorage.getItem(RECENT)).toBeNull();
    const before = await all();
    await removeRecent(inHand())();
    expect(await all()).toEqual(before);
    removeRecent(inHand());
    expect(await readRecent()).toEqual([]);
    expect((await all()).map(({ design }) => design)).toEqual([newer]);
  });

  test('of a newer format stay unchanged', async () => {
    const text = '{"version":2,"shelves":[]}';
    localStorage.setItem(RECENT, text);
    await open();
    expect(await readRecent()).toEqual([]);
    expect(await keepRecent(inHand())).toBe('kept');
    expect(localStorage.getItem(RECENT)).toBe(text);
  });

  test('omit invalid designs', async () => {
    localStorage.setItem(RECENT, '{"version":1,"designs":[{"name":"x"},7]}');
    expect(await readRecent()).toEqual([]);
  });
});
