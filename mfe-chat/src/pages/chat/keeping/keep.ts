import { notify } from '@appling/runtime/state';
import { type Session, chatStore, forget, hasWork } from '../chat-store';
import { chat } from '../chat.content';
import { expectEdits } from '../edits';
import { fetchOnce } from '../fetch-once';
import type { messages } from './failure-notices';
import { storageFault, readText, writeText } from './store-text';

/** Marks that the database has data, so that other visits never open it. */
const MARK = 'appling:kept';
/** Keys of earlier releases. */
const EARLIER = ['appling:chat', 'appling:designs', 'appling:chat-aside'];
/** Pause after an edit before the session is written, in ms. */
const PAUSE = 600;
/** Delay in which edits are batched before they are noted, in ms. */
const SOON = 50;

/** Loaded only for returning visitors, because validation is large. */
const loadReader = () => import(/* webpackChunkName: "restoring" */ './restore');
const writer = fetchOnce(() => import(/* webpackChunkName: "keeping" */ './write-chat'));

let keeping: Promise<void> | undefined;
let hasWritten = false;
let isMarked = false;
let hasTold = false;
/** Id of stored data that was not read and must not be overwritten; '' if unknown. */
let unread: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let soon: ReturnType<typeof setTimeout> | undefined;
/** Serialises writes. */
let writing = Promise.resolve();

function tell(result: keyof typeof messages): void {
  import(/* webpackChunkName: "faults" */ './failure-notices').then(
    (part) => notify('info', part.messages[result]),
    () => notify('info', chat.offline),
  );
}

/** Once per tab; the page keeps working. */
function tellOnce(result: keyof typeof messages): void {
  if (hasTold) return;
  hasTold = true;
  tell(result);
}

function reset(): void {
  clearTimeout(timer);
  clearTimeout(soon);
  timer = soon = undefined;
  hasWritten = isMarked = false;
  unread = undefined;
  writer.known()?.forgetKept();
}

/** The privacy page deleted the data, so memory must not be written back. */
function begone(): void {
  reset();
  forget();
}

const isDeleted = () => isMarked && readText(MARK) === null;

async function write(): Promise<void> {
  if (isDeleted()) return begone();
  const state = chatStore.getState();
  if (!hasWork(state) && !hasWritten) return;
  isMarked = writeText(MARK, 'yes') === 'kept';
  try {
    const { writeChat } = await writer.fetch();
    const aside =
      unread === undefined ? 'kept' : await (await loadReader()).putAside(unread || undefined);
    if (aside === 'kept') unread = undefined;
    const result = aside === 'kept' ? await writeChat() : aside;
    hasWritten ||= result === 'kept' || result === 'older' || result === 'idle';
    if (result === 'idle') tell(result);
    else if (result !== 'kept') tellOnce(result);
  } catch (error) {
    tellOnce(storageFault(error));
  }
}

function writeNow(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  writing = writing.then(write);
  return writing;
}

/** Stores unconfirmed changes synchronously. */
function note(): void {
  clearTimeout(soon);
  soon = undefined;
  const state = chatStore.getState();
  if (unread !== undefined || !(hasWork(state) || hasWritten)) return;
  if (isDeleted()) return begone();
  isMarked = writeText(MARK, 'yes') === 'kept';
  writer.known()?.noteUnsaved();
}

/** Ignores pending replies. */
const isSame = (one: Session, other: Session) =>
  one.messages === other.messages &&
  one.log === other.log &&
  one.versions === other.versions &&
  one.screenId === other.screenId;

/**
 * Restores the session, then stores every change.
 * @returns resolves when it is restored
 */
export function keepChat(): Promise<void> {
  if (keeping && timer === undefined && isDeleted()) begone();
  keeping ??= begin();
  return keeping;
}

async function begin(): Promise<void> {
  isMarked = readText(MARK) !== null;
  if (isMarked || EARLIER.some((key) => readText(key) !== null)) {
    unread = '';
    expectEdits();
    try {
      const [{ restore }] = await Promise.all([loadReader(), watch()]);
      isMarked = writeText(MARK, 'yes') === 'kept';
      const { result, ...found } = await restore();
      ({ unread, hasWritten } = found);
      if (result !== 'kept') tellOnce(result);
      else if (chatStore.getState().refused) await writeNow();
    } catch {
      notify('info', chat.offline);
    }
  }
  chatStore.subscribe((state, before) => {
    if (isSame(state, before)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void writeNow(), PAUSE);
    soon ??= setTimeout(() => {
      watch().then(note, () => {
        soon = undefined;
      });
    }, SOON);
  });
  // Writes at once when the tab closes or is hidden.
  const leave = () => {
    if (timer === undefined) return;
    note();
    void writeNow();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}

let watched: Promise<unknown> | undefined;

/** Also listens for deletion. */
function watch(): Promise<unknown> {
  watched ??= writer.fetch().then(
    ({ onDeleted }) =>
      onDeleted(() => {
        begone();
        // The privacy page shows its own message.
        if (location.pathname.startsWith('/chat')) tell('deleted');
      }),
    (error: unknown) => {
      watched = undefined;
      throw error;
    },
  );
  return watched;
}

/** For tests, which share the module. */
export function stopKeeping(): void {
  reset();
  keeping = undefined;
  hasTold = false;
}
