import type { AppDesign } from '../../../designer/model/app-design';
import { openKept } from './earlier';
import { keyOf } from './key-of';
import { type StorageResult, storageFault } from './store-text';

const KEPT = 8;

/** Keeps additions of other tabs; removes the oldest beyond eight. */
export async function keepRecent(design: AppDesign): Promise<StorageResult> {
  try {
    const writing = (await openKept()).transaction('recent', 'readwrite');
    const { store } = writing;
    const mine = keyOf(design) ?? '';
    const [keys, all] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const others = keys
      .map((key, at) => ({ key, used: all[at]?.used ?? 0 }))
      .filter(({ key }) => key !== mine)
      .sort((one, other) => other.used - one.used);
    const used = Math.max(Date.now(), (others[0]?.used ?? 0) + 1);
    await store.put({ design, used }, mine);
    for (const { key } of others.slice(KEPT - 1)) await store.delete(key);
    await writing.done;
    return 'kept';
  } catch (error) {
    return storageFault(error);
  }
}

/** Returns a function that restores it. */
export function removeRecent(design: AppDesign): () => Promise<void> {
  const key = keyOf(design) ?? '';
  const removing = openKept().then(async (database) => {
    const writing = database.transaction('recent', 'readwrite');
    const before = await writing.store.get(key);
    await writing.store.delete(key);
    await writing.done;
    return before;
  });
  removing.catch(() => {});
  return async () => {
    const before = await removing;
    if (before) await (await openKept()).put('recent', before, key);
  };
}
