import type { CategoryContent } from '../../content/app-language';
import type { PictureName } from '../drawings/picture-names';
import type { Ingredients } from './subject';

const SHOWN = 6;

type Known = Pick<Ingredients, 'category' | 'subject'>;

/** Tells whether records are different kinds of the category: dishes of a menu, instruments on a shelf. */
export const isOfKinds = ({ category, subject }: Known): boolean =>
  subject.isWhole && category.titlesOfKinds !== undefined;

/** Prefers kinds with a picture, if these fill a screen. */
export function kindsOf({ kinds, pictures }: CategoryContent): readonly string[] {
  const pictured = kinds.filter((kind) => pictures[kind] !== undefined);
  return pictured.length >= SHOWN ? pictured : kinds;
}

export const pictureOfRecord = (known: Known, kind: string): PictureName | undefined =>
  (isOfKinds(known) ? known.category.pictures[kind] : undefined) ?? known.subject.picture;

/** Returns all pictures or none: a partly illustrated list looks unfinished. */
export const allOrNone = (
  pictures: readonly (PictureName | undefined)[],
): readonly (PictureName | undefined)[] =>
  pictures.every(Boolean) ? pictures : pictures.map(() => undefined);
