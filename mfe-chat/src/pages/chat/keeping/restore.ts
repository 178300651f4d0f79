import type { IDBPDatabase } from 'idb';
import { type Apply, designOf } from '../../../designer/edit/edit-log';
import { makeDrawable } from '../../../designer/render/drawable';
import { chatStore, isUntouched } from '../chat-store';
import { fetchEdits } from '../edits';
import { type Changes, withChanges } from './changes';
import type { KeptChat, Schema } from './database';
import { openKept, readEarlier } from './earlier';
import { readKept } from './read-kept';
import { type Reading, readSession } from './read-session';
import { MOST, recordOf, textOf } from './session';
import { SESSION_VERSION, isOfNewer } from './session-version';
import { type StorageResult, storageFault, readText, writeText } from './store-text';
import { idInTab } from './tab';
import { UNSAVED, countDeletions, learn, put } from './write-chat';

type Database = IDBPDatabase<Schema>;

/** The tab's own conversation, or the last written one. */
async function findChat(
  database: Database,
  wanted?: string,
): Promise<{ id: string; record: KeptChat } | undefined> {
  const id = wanted ?? idInTab();
  const record = id === null ? undefined : await database.get('chats', id);
  if (id !== null && record) return { id, record };
  if (wanted !== undefined) return undefined;
  const cursor = await database
    .transaction('chats')
    .store.index('written')
    .openCursor(null, 'prev');
  return cursor ? { id: cursor.primaryKey, record: cursor.value } : undefined;
}

interface Restored {
  /** Id of stored data that must not be overwritten. */
  unread: string | undefined;
  /** The current session equals the stored one. */
  hasWritten: boolean;
  result: StorageResult;
}

/** Restores the session; sets aside what cannot be read or drawn and notifies the visitor. */
export async function restore(): Promise<Restored> {
  const begun = countDeletions();
  const [{ apply }, database] = await Promise.all([
    fetchEdits(),
    openKept().catch((error: unknown) => storageFault(error)),
  ]);
  if (typeof database === 'string') return restoreEarlier(apply, database);
  await takeUnsaved(database, apply);
  const found = await findChat(database);
  const text = found ? textOf(found.record) : '';
  const isNewer = isOfNewer(text);
  const { session, fault } = !found || isNewer ? ({} as Reading) : readKept(found.record, apply);
  const isUnread = isNewer || (fault !== undefined && (await putAside(found?.id)) !== 'kept');
  const isTaken = session !== undefined && (await show(session)) && begun === countDeletions();
  if (isTaken && found) {
    // Written again without the dropped parts.
    const kept = fault === undefined ? found.id : undefined;
    if (kept !== undefined) learn(kept, found.record.revision, session);
    chatStore.setState({ ...session, kept });
  }
  if (isUnread || (await database.count('aside')) > 0) chatStore.setState({ refused: fault ?? '' });
  return { unread: isUnread ? found?.id : undefined, hasWritten: isTaken, result: 'kept' };
}

type Session = NonNullable<Reading['session']>;

/** Returns false if the visitor already started something new. */
async function show(session: Session): Promise<boolean> {
  // The phone retries failed loads.
  await makeDrawable(designOf(session.log)).catch(() => {});
  return isUntouched();
}

/** Without a database, shows earlier data without moving it. */
async function restoreEarlier(apply: Apply, result: StorageResult): Promise<Restored> {
  const text = readEarlier();
  const { session } = text && !isOfNewer(text) ? readSession(text, apply) : ({} as Reading);
  if (session && (await show(session))) chatStore.setState(session);
  return { unread: undefined, hasWritten: false, result };
}

function unsavedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(UNSAVED));
  } catch {
    return [];
  }
}

/** Merges changes that a closed tab had noted; sets aside what cannot be merged. */
async function takeUnsaved(database: Database, apply: Apply): Promise<void> {
  for (const key of unsavedKeys()) {
    const text = readText(key) ?? '';
    if (isOfNewer(text)) continue;
    try {
      await addUnsaved(database, JSON.parse(text) as Changes, apply);
    } catch (error) {
      // The next visit may have space.
      if (storageFault(error) === 'full') continue;
      await database.put('aside', text);
    }
    if (readText(key) === text) writeText(key, '');
  }
}

async function addUnsaved(database: Database, changes: Changes, apply: Apply): Promise<void> {
  const id = changes.chat;
  for (;;) {
    const record = await database.get('chats', id);
    if (record && isOfNewer(textOf(record))) throw new Error('It belongs to a newer release.');
    const before = record && readKept(record, apply).session;
    if ((!before && !changes.base) || changes.version !== SESSION_VERSION)
      throw new Error('It does not say what it was added to.');
    const { session } = withChanges(before, changes, apply);
    const { text } = recordOf(session, MOST);
    const { fault } = readSession(text, apply);
    if (fault !== undefined) throw new Error(fault);
    if (await put(id, session, record?.revision ?? 0)) return;
  }
}

/**
 * Sets a stored conversation aside. Changes nothing without space or if a newer release wrote it.
 * @param id default: the conversation that `restore` would open
 */
export async function putAside(id?: string, mayBeNewer = false): Promise<StorageResult> {
  try {
    const database = await openKept();
    const found = await findChat(database, id);
    if (!found) return 'kept';
    const text = textOf(found.record);
    if (!mayBeNewer && isOfNewer(text)) return 'newer';
    const moving = database.transaction(['chats', 'aside'], 'readwrite');
    moving.done.catch(() => {});
    // Copies first: if the browser refuses the copy, the original must stay.
    await moving.objectStore('aside').put(text);
    await moving.objectStore('chats').delete(found.id);
    await moving.done;
    return 'kept';
  } catch (error) {
    return storageFault(error);
  }
}

/** Sets a newer release's data aside and stores the current session instead. */
export async function goOnHere(): Promise<StorageResult> {
  const result = await putAside(undefined, true);
  // A new array triggers a write.
  if (result === 'kept') chatStore.setState(({ messages }) => ({ messages: [...messages] }));
  return result;
}

/** Also returns text that could not be set aside. */
export async function readAside(): Promise<{ isNewer: boolean; text: string | undefined }> {
  const database = await openKept();
  const record = (await findChat(database))?.record;
  const inPlace = record && textOf(record);
  const aside = await database.getAll('aside');
  if (inPlace !== undefined && isOfNewer(inPlace)) return { isNewer: true, text: inPlace };
  return { isNewer: false, text: aside.length > 0 ? aside.join('\n') : inPlace };
}

export const deleteAside = async (): Promise<void> => (await openKept()).clear('aside');
