import { blockStorage } from './keeping/kept.fixture';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { designOf } from '../../designer/edit/edit-log';
import { CARRIED_FILE } from '../../designer/export/carried';
import { dataIds } from '../../designer/export/html/file-data';
import { zip } from '../../designer/export/pack';
import { firstDesign } from '../../designer/first-design';
import routes from '../../routes';
import { chatStore, edit, forget, undoEdit } from './chat-store';
import { fetchEdits } from './edits';
import { messages } from './keeping/failure-notices';
import { stopKeeping } from './keeping/keep';
import { readRecent } from './keeping/recent';
import { resetView } from './view-store';
import './keeping/restore';
import './keeping/write-chat';
import './open-file';

const other = { ...firstDesign, id: 'other', idea: 'another app', name: 'Other App' };
const fileWith = (content: string | Uint8Array<ArrayBuffer>, name: string) => {
  const bytes = Buffer.from(content);
  // jsdom reads no blobs.
  return Object.assign(new File([bytes], name), {
    text: async () => bytes.toString(),
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  });
};
const fileOf = (value: unknown, name = 'other.json') => fileWith(JSON.stringify(value), name);
/** The conversation with its design, and what this browser keeps. */
const everything = () =>
  act(async () => ({
    chat: chatStore.getState(),
    kept: { ...localStorage },
    recent: await readRecent(),
  }));
const inHand = () => designOf(chatStore.getState().log);
const notices = () => siteStore.getState().notices.map(({ text }) => text);
const log = () => within(screen.getByRole('log'));

beforeAll(async () => {
  await Promise.all([import('./chat-page'), fetchEdits()]);
});

beforeEach(async () => {
  forget();
  resetView();
  stopKeeping();
  await act(async () => void renderAt('/chat', routes));
});

async function drop(on: Element, file: File) {
  const event = createEvent.drop(on);
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [file] } });
  await act(async () => void fireEvent(on, event));
}

test('replies to a design file dropped on the conversation, and keeps the current one in Recent', async () => {
  act(() => edit({ op: 'design.rename', name: 'My Wins' }));
  await drop(screen.getByRole('log'), fileOf(other));
  expect(await log().findByText(/from your file/)).toHaveTextContent('Here is Other App');
  expect(inHand().name).toBe('Other App');
  expect((await readRecent()).map(({ name }) => name)).toContain('My Wins');
  act(undoEdit);
  expect(inHand().name).toBe('My Wins');
});

const own = JSON.stringify(firstDesign);
const zipStart = 'PK\u0003\u0004';

test.each([
  ['small-wins.appling.json', JSON.stringify(firstDesign, null, 2)],
  [
    'small-wins.html',
    `<!doctype html><script type="application/json" id="${dataIds.design}">${own}</script>`,
  ],
  ['small-wins-react.zip', zip([{ path: CARRIED_FILE, content: own }])],
])('the design in hand, opened again unchanged from %s, is no edit', async (name, content) => {
  await drop(screen.getByRole('log'), fileWith(content, name));
  await waitFor(() =>
    expect(siteStore.getState().notices.at(-1)?.text).toMatch(/on the stage already, and nothing/),
  );
  const { messages, log: edits } = chatStore.getState();
  expect(edits.steps).toEqual([]);
  expect(messages).toHaveLength(1);
});

test.each([
  ['empty.json', '', 'It is empty.'],
  ['film.json', ' '.repeat(2_000_001), 'It has 3 MB; a design has less than 2.'],
  ['film.html', ' '.repeat(20_000_001), 'It has 21 MB; this page opens exports of less than 20.'],
  [
    'film.zip',
    zipStart.padEnd(20_000_001),
    'It has 21 MB; this page opens exports of less than 20.',
  ],
  ['half.json', own.slice(0, 900), 'It is not JSON.'],
  ['half.zip', zipStart, 'It is a damaged zip. Download it again, or choose its .json file.'],
  ['notes.txt', '{"a":1}', 'version: not what a design has there.'],
  ['page.html', '<p>Hello</p>', /^It is a web page that carries no design\. Choose /],
  [
    'newer.json',
    own.replace('"version":2', '"version":9'),
    /^It is of version 9, from a newer release; this page reads designs up to version 2\. Reload the page/,
  ],
])('%s is no design: the page says why, and nothing changes', async (name, content, fault) => {
  const before = await everything();
  await drop(screen.getByRole('log'), fileWith(content, name));
  const start = `${name} was not opened, and nothing changed. `;
  await waitFor(() =>
    expect(siteStore.getState().notices.at(-1)?.text.startsWith(start)).toBe(true),
  );
  const { kind, text = '' } = siteStore.getState().notices.at(-1) ?? {};
  expect(kind).toBe('error');
  expect(text.slice(start.length)).toMatch(fault);
  expect(await everything()).toEqual(before);
});

test('a file that the system does not hand over says so', async () => {
  const before = await everything();
  const gone = Object.assign(fileOf(other, 'gone.json'), {
    text: () => Promise.reject(new DOMException('', 'NotReadableError')),
  });
  await drop(screen.getByRole('log'), gone);
  await waitFor(() =>
    expect(siteStore.getState().notices.at(-1)?.text).toBe(
      'gone.json was not opened, and nothing changed. It could not be read.',
    ),
  );
  expect(await everything()).toEqual(before);
});

test('where the browser keeps nothing, a file still opens, and Undo brings yours back', async () => {
  const unblock = blockStorage();
  const { kept, recent } = await everything();
  act(() => edit({ op: 'design.rename', name: 'My Wins' }));
  await drop(screen.getByRole('log'), fileOf(other));
  await waitFor(() => expect(inHand().name).toBe('Other App'));
  await waitFor(() => expect(notices()).toContain(messages.blocked), { timeout: 3000 });
  expect(notices().filter((text) => text === messages.blocked)).toHaveLength(1);
  act(undoEdit);
  expect(inHand().name).toBe('My Wins');
  expect(await everything()).toMatchObject({ kept, recent });
  unblock();
});
