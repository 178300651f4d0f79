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
import { type Fate, fateOf, readText, writeText } from './store-text';
import { forgetTab, noteInTab } from './tab';

/** In localStorage, one of each tab: what it has changed and the database has not confirmed. */
export const UNSAVED = 'appling:unsaved-';
const KEPT_CHATS = 8;

const mine = UNSAVED + freshId();

/** Conversations as this tab last read or wrote them. */
const known = new Map<string, { revision: number; session: Session }>();

/** Counts deletions: what began before one must not be written after it. */
let deletions = 0;
onDeleted(() => void (deletions += 1));
export const countDeletions = (): number => deletions;

let turn: Promise<unknown> = Promise.resolve();

/** One after the other: what was read must not be older than what this tab has written since. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(work, work);
  turn = next;
  return next;
}

/** Tells other tabs which conversation was written. */
const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('appling-chats') : undefined;
channel?.addEventListener('message', ({ data }) => {
  if (data === chatStore.getState().kept) inTurn(adoptOther).catch(() => {});
});

/** Notes what the database holds of a conversation, and that this tab shows it. */
export function learn(id: string, revision: number, session: Session): void {
  known.set(id, { revision, session });
  noteInTab(id);
}

const parts = ['messages', 'log', 'versions', 'drawings', 'delivered', 'screenId'] as const;
const isSame = (one: Session, other: Session) => parts.every((part) => one[part] === other[part]);

/** The conversation on the stage, which from now on has an id. */
function inHand() {
  const { kept = `chat-${freshId()}`, ...state } = chatStore.getState();
  if (chatStore.getState().kept === undefined) chatStore.setState({ kept });
  const { pending: _pending, aside: _aside, refused: _refused, offered: _offered, ...rest } = state;
  return { ...rest, kept };
}

/** Notes what is not confirmed yet, at once: a tab can be closed before a database has answered. */
export function noteUnsaved(): void {
  const session = inHand();
  const before = known.get(session.kept)?.session;
  if (before && isSame(before, session)) writeText(mine, '');
  else writeText(mine, JSON.stringify(changesSince(before, session)));
}

/** As if this tab had never kept anything. */
export function forgetKept(): void {
  known.clear();
  writeText(mine, '');
  forgetTab();
}

const loadReader = () => import(/* webpackChunkName: "restoring" */ './read-kept');

/**
 * Takes in what another tab has written to the conversation on the stage; what this one has changed meanwhile comes after it.
 *
 * @returns how many steps of this tab change nothing any more
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
  // Each tab looks at a screen of its own.
  const { screenId } = state;
  const rest = { ...changes.rest, screenId };
  const { session, idle } = withChanges(theirs, { ...changes, rest }, apply);
  learn(kept, record.revision, { ...theirs, screenId: session.screenId });
  chatStore.setState(session);
  return idle;
}

/** Writes on top of a revision; false when another tab was faster. What was deleted meanwhile is not written. */
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
  // Whoever waits for its end hears of it; what fails before that is its reason.
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
    // Its failure is that of the transaction.
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

/** As much of it as the browser has room for. */
async function putMost(id: string, session: Session, revision: number): Promise<boolean> {
  for (const most of FEWER) {
    try {
      return await put(id, session, revision, most);
    } catch (error) {
      if (most === FEWER.at(-1) || fateOf(error) !== 'full') throw error;
    }
  }
  return false;
}

/**
 * Keeps the conversation on the stage, and its design among the recent ones. What another tab wrote meanwhile is taken in
 * first, so that it stays.
 *
 * @returns `older`: its messages are more than are kept; `idle`: see `adoptOther`
 */
export async function writeChat(): Promise<Fate | 'older' | 'idle'> {
  try {
    return await inTurn(writeInTurn);
  } catch (error) {
    if (fateOf(error) !== 'blocked') throw error;
    // A browser may end a connection at any time: the next one is a new one.
    return inTurn(writeInTurn);
  }
}

async function writeInTurn(): Promise<Fate | 'older' | 'idle'> {
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
    const fate = hasDrawn ? await keepRecent(designOf(session.log)) : 'kept';
    if (fate !== 'kept') return fate;
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
