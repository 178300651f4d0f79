/** `blocked`: another tab still uses a database. */
export type Deletion = 'done' | 'blocked' | 'failed';

/** Deletes all data that this origin has stored: storage, databases, workers and caches. */
export async function deleteStored(): Promise<Deletion> {
  try {
    localStorage.clear();
    sessionStorage.clear();
    const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
    const fates = await Promise.all(databases.map(({ name }) => deleteDatabase(name ?? '')));
    const workers = await (navigator as Partial<Navigator>).serviceWorker?.getRegistrations();
    for (const worker of workers ?? []) {
      // The worker controls this page until the next load, so it must stop writing first.
      worker.active?.postMessage('forget');
      await worker.unregister();
    }
    const caches = globalThis.caches;
    for (const key of (await caches?.keys()) ?? []) await caches.delete(key);
    return fates.includes('blocked') ? 'blocked' : 'done';
  } catch {
    return 'failed';
  }
}

function deleteDatabase(name: string): Promise<Deletion> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve('done');
    request.onblocked = () => resolve('blocked');
    request.onerror = () => reject(request.error ?? new Error(`${name} could not be deleted`));
  });
}
