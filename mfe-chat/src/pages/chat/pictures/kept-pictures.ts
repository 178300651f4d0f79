import { type KeptPicture, openDatabase } from '../keeping/database';
import { storageFault } from '../keeping/store-text';

export type { KeptPicture };

/** Pictures that were not stored last until the page closes. */
type Kept = 'kept' | 'full' | 'blocked';

/** The only copy if storage is blocked. */
const known = new Map<string, KeptPicture>();

/** Newest first. */
export async function readPictures(): Promise<KeptPicture[]> {
  try {
    const database = await openDatabase();
    for (const picture of await database.getAll('pictures')) known.set(picture.id, picture);
  } catch {
    // Falls back to this page's copies.
  }
  return [...known.values()].toSorted((one, other) => other.addedAt - one.addedAt);
}

export async function findPicture(id: string): Promise<KeptPicture | undefined> {
  const seen = known.get(id);
  if (seen) return seen;
  try {
    const found = await (await openDatabase()).get('pictures', id);
    if (found) known.set(id, found);
    return found;
  } catch {
    return undefined;
  }
}

export async function keepPicture(picture: KeptPicture): Promise<Kept> {
  known.set(picture.id, picture);
  try {
    await (await openDatabase()).put('pictures', picture);
    return 'kept';
  } catch (error) {
    return storageFault(error) === 'full' ? 'full' : 'blocked';
  }
}

export async function forgetPicture(id: string): Promise<void> {
  known.delete(id);
  try {
    await (await openDatabase()).delete('pictures', id);
  } catch {
    // It was never stored.
  }
}

/** For tests, which share the module. */
export const forgetKnown = (): void => known.clear();
