import './keeping/kept.fixture';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { designOf } from '../../designer/edit/edit-log';
import { firstDesign } from '../../designer/first-design';
import routes from '../../routes';
import { chatStore, edit, forget, undoEdit } from './chat-store';
import { fetchEdits } from './edits';
import { stopKeeping } from './keeping/keep';
import { readRecent } from './keeping/recent';
import { resetView } from './view-store';
import './keeping/restore';
import './open-file';

const other = { ...firstDesign, id: 'other', idea: 'another app', name: 'Other App' };
const fileOf = (value: unknown, name = 'other.json') => {
  const text = JSON.stringify(value);
  // jsdom cannot read blobs.
  return Object.assign(new File([text], name), { text: async () => text });
};
const inHand = () => designOf(chatStore.getState().log);
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

test('treats the current design, opened again unchanged, as no edit', async () => {
  await drop(screen.getByRole('log'), fileOf(firstDesign));
  const { messages, log: edits } = chatStore.getState();
  expect(edits.steps).toEqual([]);
  expect(messages).toHaveLength(1);
});

test.each([
  ['notes.txt', { a: 1 }],
  ['empty.json', ''],
])('rejects %s with a reason, and changes nothing', async (name, value) => {
  const before = chatStore.getState();
  await drop(screen.getByRole('log'), fileOf(value, name));
  await waitFor(() =>
    expect(siteStore.getState().notices.at(-1)).toMatchObject({
      kind: 'error',
      text: expect.stringMatching(new RegExp(`^${name} was not opened, and nothing changed\\. .+`)),
    }),
  );
  expect(chatStore.getState()).toBe(before);
});
