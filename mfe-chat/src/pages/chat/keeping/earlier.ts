import type { IDBPDatabase } from 'idb';
import { type Schema, openDatabase } from './database';
import { keyOf } from './key-of';
import { readText, writeText } from './store-text';
import { noteInTab } from './tab';

/** Keys of releases that used localStorage. */
const CHAT = 'appling:chat';
const RECENT = 'appling:designs';
const ASIDE = 'appling:chat-aside';

/** A hash, so that two tabs that migrate the same text create one record. */
function idOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0;
  return `earlier-${text.length}-${(sum >>> 0).toString(36)}`;
}

/** Undefined for a newer format, which stays unchanged. */
function designsIn(text: string): unknown[] | undefined {
  try {
    const list = JSON.parse(text) as { version?: unknown; designs?: unknown };
    if (Number(list.version) > 1) return undefined;
    return Array.isArray(list.designs) ? list.designs : [];
  } catch {
    return [];
  }
}

/** Moves earlier data unchanged. Deletes it from localStorage after the database confirms. */
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
  // This tab must show it, even if another conversation is written meanwhile.
  if (chat) noteInTab(idOf(chat));
  const moved = { [CHAT]: chat, [ASIDE]: aside, [RECENT]: designs && recent };
  for (const [key, text] of Object.entries(moved))
    if (text && readText(key) === text) writeText(key, '');
}

let ready: Promise<IDBPDatabase<Schema>> | undefined;

/**
 * Opens the database and migrates earlier data.
 * @throws as `openDatabase` does
 */
export async function openKept(): Promise<IDBPDatabase<Schema>> {
  // Sequential: a second call finds nothing left to migrate.
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

/** Without a database, earlier data stays in localStorage. */
export const readEarlier = (): string | null => readText(CHAT);
