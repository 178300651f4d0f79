import { designOf } from '../../../designer/edit/edit-log';
import { ownIn } from '../../../designer/export/assets/own-pictures';
import { fetchPicture } from '../../../designer/drawings/pictures';
import { picturesIn } from '../../../designer/render/drawable';
import { chatStore, edit } from '../chat-store';
import { fetchEdits } from '../edits';
import { MOST_BYTES, MOST_PICTURES } from './limits';
import { pictureWords as words } from './pictures.content';
import type { Place } from './places';
import { loadPictures, sizesOf } from './saved-pictures';

const inHand = () => designOf(chatStore.getState().log);

/** Returns why a design cannot show more pictures, or undefined. */
export function limitOf(ids: readonly string[]): string | undefined {
  if (ids.length > MOST_PICTURES) return words.tooMany(MOST_PICTURES);
  return sizesOf(ids) > MOST_BYTES ? words.tooMuch(`${MOST_BYTES / 1_000_000} MB`) : undefined;
}

/** @returns the result in words */
export async function showPicture(id: string, { component, row, name }: Place): Promise<string> {
  const operation = {
    op: 'picture.set',
    component,
    picture: { own: id },
    ...(row === undefined ? {} : { row }),
  } as const;
  const [{ apply }] = await Promise.all([fetchEdits(), loadPictures()]);
  const before = inHand();
  const after = apply(before, operation);
  if (JSON.stringify(after) === JSON.stringify(before)) return words.same(name);
  const limit = limitOf(ownIn(after));
  if (limit !== undefined) return limit;
  // Loaded before the phone needs it.
  await Promise.all(
    picturesIn(after)
      .filter((each) => each.startsWith('own/'))
      .map(fetchPicture),
  );
  edit(operation);
  return words.set(name);
}
