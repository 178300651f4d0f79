import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface KeptChat {
  text: string;
  /** Incremented by every write; a writer with an older revision must merge. */
  revision: number;
  /** Step ids in order. */
  steps: string[];
  /** In ms since 1970. */
  written: number;
}

export interface KeptPicture {
  id: string;
  blob: Blob;
  width: number;
  height: number;
  name: string;
  addedAt: number;
}

export interface Schema extends DBSchema {
  chats: { key: string; value: KeptChat; indexes: { written: number } };
  /** By `keyOf` of key-of.ts. */
  recent: { key: string; value: { design: unknown; used: number } };
  /** Texts that could not be read or drawn. */
  aside: { key: number; value: string };
  pictures: { key: string; value: KeptPicture };
  /** One record under 'brand'. */
  brand: { key: string; value: unknown };
}

export const DATABASE = 'appling';
const VERSION = 1;

/** Reopened after the browser or another tab closes it. */
let opened: Promise<IDBPDatabase<Schema>> | undefined;
const watchers = new Set<() => void>();

/** Called when another page deletes the database; memory must not be written back. */
export function onDeleted(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** @throws when the browser lacks or blocks IndexedDB; `VersionError` when a newer release created it */
export function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const mine = (opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  }));
  return mine;
}

function open(): Promise<IDBPDatabase<Schema>> {
  if (!('indexedDB' in globalThis))
    return Promise.reject(new Error('This browser has no IndexedDB.'));
  return new Promise((resolve, reject) => {
    openDB<Schema>(DATABASE, VERSION, {
      upgrade(database) {
        database.createObjectStore('chats').createIndex('written', 'written');
        database.createObjectStore('recent');
        database.createObjectStore('aside', { autoIncrement: true });
        database.createObjectStore('pictures', { keyPath: 'id' });
        database.createObjectStore('brand');
      },
      blocked: () =>
        reject(
          new Error('Another tab of this site holds an earlier version of the database open.'),
        ),
      blocking: (_version, newVersion, event) => {
        // Otherwise deleting or upgrading would wait for this tab.
        (event.target as IDBDatabase).close();
        opened = undefined;
        if (newVersion === null) for (const watcher of watchers) watcher();
      },
      terminated: () => {
        opened = undefined;
      },
    }).then(resolve, reject);
  });
}
