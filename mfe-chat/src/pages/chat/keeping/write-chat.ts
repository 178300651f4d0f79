import { designOf } from '../../../designer/edit/edit-log';
import { type Session, chatStore } from '../chat-store';
import { fetchEdits } from '../edits';
import { changesSince, withChanges } from './changes';
import { type KeptChat, onDeleted } from './database';
import { openKept } from './earlier';
import { keepRecent } from './keep-recent';
import { FEWER, KEPT_MESSAGES, MOST, recordOf, textOf } from './session';
import { isOfNewer } from './session-version';
import { freshId } from './step-ids';
import { type StorageResult, storageFault, readText, writeText } from './store-text';
import { forgetTab, noteInTab } from './tab';

/** In localStorage, per tab: changes that the database has not confirmed. */
export const UNSAVED = 'appling:unsaved-';
const KEPT_CHATS = 8;

const mine = UNSAVED + freshId();

/** By id, as last read or written. */
const known = new Map<string, { revision: number; session: Session }>();

/** Incremented by deletions, which invalidate writes that started before. */
let deletions = 0;
onDeleted(() => void (deletions += 1));
export const countDeletions = (): number => deletions;

let turn: Promise<unknown> = Promise.resolve();

/** Sequential, so that reads are not older than this tab's writes. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(work, work);
  turn = next;
  return next;
}

/** Announces written conversations to other tabs. */
const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('appling-chats') : undefined;
channel?.addEventListener('message', ({ data }) => {
  if (data === chatStore.getState().kept) inTurn(adoptOther).catch(() => {});
});

export function learn(id: string, revision: number, session: Session): void {
  known.set(id, { revision, session });
  noteInTab(id);
}

const parts = ['messages', 'log', 'versions', 'drawings', 'delivered', 'screenId'] as const;
const isSame = (one: Session, other: Session) => parts.every((part) => one[part] === other[part]);

/** Assigns an id to the current conversation. */
function inHand() {
  const { kept = `chat-${freshId()}`, ...state } = chatStore.getState();
  if (chatStore.getState().kept === undefined) chatStore.setState({ kept });
  const { pending: _pending, aside: _aside, refused: _refused, offered: _offered, ...rest } = state;
  return { ...rest, kept };
}

/** Synchronous, because a tab can close before the database answers. */
export function noteUnsaved(): void {
  const session = inHand();
  const before = known.get(session.kept)?.session;
  if (before && isSame(before, session)) writeText(mine, '');
  else writeText(mine, JSON.stringify(changesSince(before, session)));
}

export function forgetKept(): void {
  known.clear();
  writeText(mine, '');
  forgetTab();
}

const loadReader = () => import(/* webpackChunkName: "restoring" */ './read-kept');

/**
 * Merges another tab's writes; this tab's newer changes come last.
 * @returns number of this tab's steps without effect
 */
async function adoptOther(): Promise<number> {
  const { kept = '' } = chatStore.getState();
  const database = await openKept();
  const [record, { apply }, { readKept }] = await Promise.all([
    database.get('chats', kept),
    fetchEdits(),
    loadReader(),
  ]);
  const state = chatStore.getState();
  const before = known.get(kept);
  if (!record || state.kept !== kept || record.revision === before?.revision) return 0;
  if (isOfNewer(textOf(record))) return 0;
  const { session: theirs } = readKept(record, apply);
  if (!theirs) {
    await database.put('aside', textOf(record));
    await database.delete('chats', kept);
    return 0;
  }
  const changes = changesSince(before?.session, state);
  // Each tab keeps its own screen.
  const { screenId } = state;
  const rest = { ...changes.rest, screenId };
  const { session, idle } = withChanges(theirs, { ...changes, rest }, apply);
  learn(kept, record.revision, { ...theirs, screenId: session.screenId });
  chatStore.setState(session);
  return idle;
}

/** Returns false when another tab wrote first, or after a deletion. */
export async function put(
  id: string,
  session: Session,
  revision: number,
  most = MOST,
): Promise<boolean> {
  const begun = deletions;
  const database = await openKept();
  if (begun !== deletions) return true;
  const writing = database.transaction('chats', 'readwrite');
  // Awaited below; prevents an unhandled rejection until then.
  writing.done.catch(() => {});
  const { store } = writing;
  const found = await store.get(id);
  const isOn = found === undefined || found.revision === revision;
  if (isOn) {
    const value: KeptChat = {
      ...recordOf(session, most),
      revision: revision + 1,
      written: Date.now(),
    };
    // Reported by the transaction.
    store.put(value, id).catch(() => {});
    if (!found) {
      const oldest = (await store.index('written').getAllKeys()).slice(0, -KEPT_CHATS);
      for (const key of oldest) await store.delete(key);
    }
  }
  await writing.done;
  if (isOn) channel?.postMessage(id);
  return isOn;
}

/** Reduces the conversation until it fits. */
async function putMost(id: string, session: Session, revision: number): Promise<boolean> {
  for (const most of FEWER) {
    try {
      return await put(id, session, revision, most);
    } catch (error) {
      if (most === FEWER.at(-1) || storageFault(error) !== 'full') throw error;
    }
  }
  return false;
}

/**
 * Stores the conversation and its design, after merging writes of other tabs.
 * @returns `older`: messages beyond the limit were dropped; `idle`: see `adoptOther`
 */
export async function writeChat(): Promise<StorageResult | 'older' | 'idle'> {
  try {
    return await inTurn(writeInTurn);
  } catch (error) {
    if (storageFault(error) !== 'blocked') throw error;
    // Browsers may close a connection at any time; the retry opens a new one.
    return inTurn(writeInTurn);
  }
}

async function writeInTurn(): Promise<StorageResult | 'older' | 'idle'> {
  const begun = deletions;
  let idle = 0;
  for (;;) {
    const session = inHand();
    const { kept } = session;
    const before = known.get(kept);
    if (before && isSame(before.session, session)) break;
    const record = await (await openKept()).get('chats', kept);
    if (begun !== deletions) return 'kept';
    if (record && isOfNewer(textOf(record))) return 'newer';
    if (record && record.revision !== before?.revision) {
      idle += await adoptOther();
      continue;
    }
    const revision = record?.revision ?? 0;
    if (!(await putMost(kept, session, revision))) continue;
    if (begun !== deletions) return 'kept';
    learn(kept, revision + 1, session);
    const hasDrawn = Object.keys(session.drawings).length > 0 || session.log.steps.length > 0;
    const result = hasDrawn ? await keepRecent(designOf(session.log)) : 'kept';
    if (result !== 'kept') return result;
    break;
  }
  if (readText(mine) !== null) noteUnsaved();
  return idle > 0
    ? 'idle'
    : chatStore.getState().messages.length > KEPT_MESSAGES
      ? 'older'
      : 'kept';
}

export { onDeleted };
