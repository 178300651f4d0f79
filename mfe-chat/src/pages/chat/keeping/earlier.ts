import type { IDBPDatabase } from 'idb';
import { type Schema, openDatabase } from './database';
import { keyOf } from './key-of';
import { readText, writeText } from './store-text';
import { forgetTab } from './tab';

/** What releases before the database kept in localStorage. */
const CHAT = 'appling:chat';
const RECENT = 'appling:designs';
const ASIDE = 'appling:chat-aside';

/** Equal for equal texts: two tabs that take the same text over make one record of it. */
function idOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0;
  return `earlier-${text.length}-${(sum >>> 0).toString(36)}`;
}

/** Undefined for a list of a newer form, which stays as it is. */
function designsIn(text: string): unknown[] | undefined {
  try {
    const list = JSON.parse(text) as { version?: unknown; designs?: unknown };
    if (Number(list.version) > 1) return undefined;
    return Array.isArray(list.designs) ? list.designs : [];
  } catch {
    return [];
  }
}

/** Moves what earlier releases kept, byte for byte. It leaves localStorage when the database has confirmed it. */
async function takeOver(database: IDBPDatabase<Schema>): Promise<void> {
  const [chat, recent, aside] = [CHAT, RECENT, ASIDE].map((key) => readText(key) ?? '');
  const designs = recent ? designsIn(recent) : undefined;
  if (!chat && !designs && !aside) return;
  const stores = ['chats', 'recent', 'aside'] as const;
  const now = Date.now();
  const moving = database.transaction(stores, 'readwrite', { durability: 'strict' });
  if (chat) {
    const chats = moving.objectStore('chats');
    const id = idOf(chat);
    if (!(await chats.get(id)))
      await chats.put({ text: chat, revision: 1, steps: [], written: now }, id);
  }
  for (const [at, design] of (designs ?? []).entries()) {
    const key = keyOf(design) ?? `unknown ${at}`;
    const before = await moving.objectStore('recent').get(key);
    if (!before) await moving.objectStore('recent').put({ design, used: now - at }, key);
  }
  if (aside) await moving.objectStore('aside').put(aside);
  await moving.done;
  // Written last, so it is what the visitor saw last, in this tab too.
  if (chat) forgetTab();
  const moved = { [CHAT]: chat, [ASIDE]: aside, [RECENT]: designs && recent };
  for (const [key, text] of Object.entries(moved))
    if (text && readText(key) === text) writeText(key, '');
}

let ready: Promise<IDBPDatabase<Schema>> | undefined;

/**
 * The database, with what earlier releases kept in it.
 *
 * @throws as `openDatabase` does
 */
export async function openKept(): Promise<IDBPDatabase<Schema>> {
  // One at a time: whoever comes second finds nothing left to take over.
  const mine = (ready ?? Promise.resolve())
    .catch(() => {})
    .then(async () => {
      const database = await openDatabase();
      await takeOver(database);
      return database;
    });
  ready = mine;
  return mine;
}

/** The conversation that an earlier release kept, where there is no database to move it to. */
export const readEarlier = (): string | null => readText(CHAT);
