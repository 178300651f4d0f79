import { blockStorage } from '../keeping/kept.fixture';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { deflateRawSync } from 'node:zlib';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { digestOf } from '../../../designer/digest';
import { designOf } from '../../../designer/edit/edit-log';
import { firstDesign } from '../../../designer/first-design';
import { makeDrawable } from '../../../designer/render/drawable';
import { hashOf } from '../../../designer/share/bytes';
import { linkTo } from '../../../designer/share/link';
import routes from '../../../routes';
import { chatStore, edit, forget, undoEdit } from '../chat-store';
import { fetchEdits } from '../edits';
import { messages } from '../keeping/failure-notices';
import { stopKeeping } from '../keeping/keep';
import { readRecent } from '../keeping/recent';
import { resetView } from '../view-store';
import '../keeping/restore';
import '../keeping/write-chat';
import './shared-app';
import { loadSpeaker } from './speaker';

jest.mock('./speaker');

// jsdom lacks them.
Object.assign(globalThis, { CompressionStream, DecompressionStream });

const shared = { ...firstDesign, id: 'theirs', idea: 'what they said', name: 'Their App' };
/** The conversation with its design, and what this browser keeps. */
const everything = () =>
  act(async () => ({
    chat: chatStore.getState(),
    kept: { ...localStorage },
    recent: await readRecent(),
  }));
const inHand = () => designOf(chatStore.getState().log);
const notices = () => siteStore.getState().notices.map(({ text }) => text);
const told = () => notices().findLast((text) => text !== messages.blocked);

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
  const before = await everything();
  const app = await openLinkTo(shared);
  await app.findByRole('button', { name: 'Open in Appling' });
  await userEvent.keyboard('{Escape}');
  // The dialog shows as long as the link is in the address.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await stageIsDrawn();
  expect(await everything()).toEqual(before);
});

test('opens the current design without an edit, and any other without storage', async () => {
  const unblock = blockStorage();
  const own = inHand();
  const { kept, recent } = await everything();
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
  await waitFor(() => expect(notices()).toContain(messages.blocked), { timeout: 3000 });
  expect(notices().filter((text) => text === messages.blocked)).toHaveLength(1);
  expect(await everything()).toMatchObject({ kept, recent });
  act(undoEdit);
  expect(inHand()).toEqual(own);
  unblock();
});

const spaces = deflateRawSync(' '.repeat(300_000)).toString('base64url');
const unfolding = `z${digestOf(spaces).slice(0, 4)}${spaces}`;

test.each([
  ['empty', '', /There is no app in it\. Ask for the link again\./],
  ['oversized', `p0000${'x'.repeat(8000)}`, /longer than any link that is made here\./],
  ['malformed', 'zabcdAAAA', /A part of it is missing or changed\. Copy the whole link/],
  ['malformed: unfolds beyond 256 kB', unfolding, /A part of it is missing or changed\./],
  ['of a newer version', `q${digestOf('AAAA').slice(0, 4)}AAAA`, /newer release.*Reload the page/],
])('a link that is %s says so, and nothing changes', async (_what, text, fault) => {
  const before = await everything();
  await act(async () => void renderAt(`/chat#d=${text}`, routes));
  const dialog = await screen.findByRole('dialog', { name: 'This link cannot be opened' });
  expect(dialog).toHaveTextContent(fault);
  expect(dialog).toHaveTextContent(/Nothing of yours has changed\./);
  expect(await everything()).toEqual(before);
});

const isDifferent =
  'Our designer has changed: it draws this app differently now than the sender saw it. To see theirs, ask for a link that holds the whole design.';

test.each([
  ['another engine drew', 'today’s drawing and what differs', '00000000', [isDifferent]],
  ['this engine drew', 'its drawing alone', hashOf(shared), []],
])('a link that %s shows %s', async (_what, _shown, hash, said) => {
  const draw = jest.fn(async () => shared);
  const speaker = { draw, read: async () => undefined, suggested: {} };
  jest.mocked(loadSpeaker).mockResolvedValue(speaker);
  const recipe = { v: 1 as const, engine: 'a1', idea: shared.idea, steps: [], hash };
  const made = await linkTo({ recipe });
  const before = await everything();
  await act(async () => void renderAt('path' in made ? made.path : '', routes));
  const app = within(await screen.findByRole('dialog', { name: 'Their App' }));
  await stageIsDrawn();
  expect(draw).toHaveBeenCalledWith(shared.idea);
  expect(app.getByRole('group', { name: /^Their App, / })).toBeInTheDocument();
  expect(app.getByRole('button', { name: 'Open in Appling' })).toBeEnabled();
  const messages = app.queryAllByText(/designer has changed/);
  expect(messages.map(({ textContent }) => textContent)).toEqual(said);
  for (const message of messages) expect(message).toHaveRole('status');
  expect(await everything()).toEqual(before);
});

test('a link whose engine cannot be loaded says so, and stays in the address', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.mocked(loadSpeaker).mockRejectedValue(new TypeError('Failed to fetch'));
  const recipe = { v: 1, engine: 'a1', idea: 'a tea timer', steps: [], hash: '00000000' } as const;
  const made = await linkTo({ recipe: { ...recipe, steps: [] } });
  const before = await everything();
  await act(async () => void renderAt('path' in made ? made.path : '', routes));
  const dialog = await screen.findByRole('dialog', { name: 'This link cannot be opened' });
  expect(dialog).toHaveTextContent(/could not be loaded\. Check your connection and reload/);
  expect(await everything()).toEqual(before);
  warn.mockRestore();
});
