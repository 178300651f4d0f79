import type { Page } from '@playwright/test';

export const keptChats = (page: Page): Promise<string[]> =>
  keptIn<{ text: string; written: number }>(page, 'chats').then((chats) =>
    chats.sort((one, other) => one.written - other.written).map(({ text }) => text),
  );

export const keptText = async (page: Page): Promise<string | undefined> =>
  (await keptChats(page)).at(-1);

export const keptIn = <Value>(page: Page, store: string): Promise<Value[]> =>
  page.evaluate(async (name) => {
    // Opening the database would create it.
    const databases = await indexedDB.databases();
    if (!databases.some((each) => each.name === 'appling')) return [];
    return new Promise<Value[]>((resolve, reject) => {
      const opening = indexedDB.open('appling');
      opening.onerror = () => reject(opening.error ?? new Error('not opened'));
      opening.onsuccess = () => {
        const reading = opening.result.transaction(name).objectStore(name).getAll();
        reading.onerror = () => reject(reading.error ?? new Error('not read'));
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result as Value[]);
        };
      };
    });
  }, store);
