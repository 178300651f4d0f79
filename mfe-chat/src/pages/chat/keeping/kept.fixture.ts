import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers';
import { deserialize, serialize } from 'node:v8';
import { act } from '@testing-library/react';
import { type KeptChat, openDatabase } from './database';

// jsdom lacks it.
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value)) as never;

/** fake-indexeddb answers in macrotasks, which fake timers do not advance. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((done) => setImmediate(done));
}

export const pass = (time: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(time);
    await answered();
    await jest.advanceTimersByTimeAsync(1);
    await answered();
  });

export async function clearKept(): Promise<void> {
  const database = await openDatabase();
  const stores = ['chats', 'recent', 'aside', 'pictures', 'brand'] as const;
  const clearing = database.transaction(stores, 'readwrite');
  for (const store of stores) void clearing.objectStore(store).clear();
  await clearing.done;
}

export const keptChats = async (): Promise<KeptChat[]> => (await openDatabase()).getAll('chats');

export async function keptText(): Promise<string | null> {
  const chats = await (await openDatabase()).getAllFromIndex('chats', 'written');
  return chats.at(-1)?.text ?? null;
}

export const keptSession = async () =>
  JSON.parse((await keptText()) ?? 'null') as Record<string, unknown> | null;

export const asideTexts = async (): Promise<string[]> => (await openDatabase()).getAll('aside');

export async function writeElsewhere(change: (chat: KeptChat) => Partial<KeptChat>): Promise<void> {
  const database = await openDatabase();
  const [id] = (await database.getAllKeysFromIndex('chats', 'written')).slice(-1);
  const chat = id === undefined ? undefined : await database.get('chats', id);
  if (chat)
    await database.put('chats', { ...chat, revision: chat.revision + 1, ...change(chat) }, id);
}

/** @returns what allows it again */
export function blockStorage(): () => void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const blocked = [
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse),
    jest.spyOn(indexedDB, 'open').mockImplementation(refuse),
  ];
  return () => {
    for (const each of blocked) each.mockRestore();
  };
}
