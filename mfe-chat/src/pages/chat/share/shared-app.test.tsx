import '../keeping/kept.fixture';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { designOf } from '../../../designer/edit/edit-log';
import { firstDesign } from '../../../designer/first-design';
import { makeDrawable } from '../../../designer/render/drawable';
import { linkTo } from '../../../designer/share/link';
import routes from '../../../routes';
import { chatStore, edit, forget } from '../chat-store';
import { fetchEdits } from '../edits';
import { stopKeeping } from '../keeping/keep';
import { readRecent } from '../keeping/recent';
import { resetView } from '../view-store';
import '../keeping/restore';
import './shared-app';

// jsdom lacks them.
Object.assign(globalThis, { CompressionStream, DecompressionStream });

const shared = { ...firstDesign, id: 'theirs', idea: 'what they said', name: 'Their App' };
const inHand = () => designOf(chatStore.getState().log);
const told = () => siteStore.getState().notices.at(-1)?.text;

beforeAll(async () => {
  await Promise.all([import('../chat-page'), fetchEdits(), makeDrawable(firstDesign)]);
});

beforeEach(() => {
  forget();
  resetView();
  stopKeeping();
});

/** Waits for the stage behind the dialog. */
const stageIsDrawn = () => act(() => new Promise((drawn) => setTimeout(drawn, 300)));

async function openLinkTo(design: typeof shared) {
  const made = await act(() => linkTo({ engine: '', design }));
  await act(async () => void renderAt('path' in made ? made.path : '', routes));
  const dialog = await screen.findByRole('dialog', { name: design.name });
  await stageIsDrawn();
  return within(dialog);
}

test('shows the app of a link and changes nothing until the visitor takes it over', async () => {
  act(() => edit({ op: 'design.rename', name: 'Mine' }));
  const before = chatStore.getState();
  const app = await openLinkTo(shared);
  expect(await app.findByRole('group', { name: /^Their App, / })).toBeInTheDocument();
  expect(chatStore.getState()).toBe(before);
  await userEvent.click(app.getByRole('button', { name: 'Open in Appling' }));
  await stageIsDrawn();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(inHand()).toEqual(shared);
  expect((await readRecent()).map(({ name }) => name)).toContain('Mine');
  expect(told()).toBe('Their App is yours to change. What you had is under Recent designs.');
  await stageIsDrawn();
});

test('keeps the chat unchanged when the visitor leaves a link', async () => {
  const before = chatStore.getState();
  const app = await openLinkTo(shared);
  await app.findByRole('button', { name: 'Open in Appling' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await stageIsDrawn();
  expect(chatStore.getState()).toBe(before);
});

test('opens the current design without an edit, and any other without storage', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const app = await openLinkTo(shared);
  await userEvent.click(await app.findByRole('button', { name: 'Open in Appling' }));
  await waitFor(() => expect(inHand()).toEqual(shared));
  expect(told()).toBe('Their App is yours to change.');
  await stageIsDrawn();
  const { log } = chatStore.getState();
  const again = await openLinkTo(shared);
  await userEvent.click(await again.findByRole('button', { name: 'Open in Appling' }));
  await waitFor(() =>
    expect(told()).toBe('Their App is on the stage already, and nothing changed.'),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(chatStore.getState().log).toBe(log);
  await stageIsDrawn();
  blocked.mockRestore();
});

test('says what to do about a truncated link', async () => {
  await act(async () => void renderAt('/chat#d=zabcdAAAA', routes));
  const dialog = await screen.findByRole('dialog', { name: 'This link cannot be opened' });
  expect(dialog).toHaveTextContent(/A part of it is missing or changed\. Copy the whole link/);
});
