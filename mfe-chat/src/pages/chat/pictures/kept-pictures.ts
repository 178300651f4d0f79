import { type KeptPicture, openDatabase } from '../keeping/database';
import { fateOf } from '../keeping/store-text';

export type { KeptPicture };

/** How keeping went: what was not kept is there until the page is closed. */
type Kept = 'kept' | 'full' | 'blocked';

/** What this page has seen; all there is where the browser keeps nothing. */
const known = new Map<string, KeptPicture>();

/** All pictures of this browser, the newest first. */
export async function readPictures(): Promise<KeptPicture[]> {
  try {
    const database = await openDatabase();
    for (const picture of await database.getAll('pictures')) known.set(picture.id, picture);
  } catch {
    // Those of this page are left.
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
    return fateOf(error) === 'full' ? 'full' : 'blocked';
  }
}

export async function forgetPicture(id: string): Promise<void> {
  known.delete(id);
  try {
    await (await openDatabase()).delete('pictures', id);
  } catch {
    // It was never kept.
  }
}

/** For tests, which share one module. */
export const forgetKnown = (): void => known.clear();
