import type { CategoryContent } from '../../content/app-language';
import type { PictureName } from '../drawings/picture-names';
import type { Ingredients } from './subject';

/** How many rows a screen shows. */
const SHOWN = 6;

type Known = Pick<Ingredients, 'category' | 'subject'>;

/** Whether records are different kinds of the category: a menu of dishes, a shelf of instruments. */
export const isOfKinds = ({ category, subject }: Known): boolean =>
  subject.isWhole && category.titlesOfKinds !== undefined;

/** The kinds that records are made of: those that have a picture, where they fill a screen. */
export function kindsOf({ kinds, pictures }: CategoryContent): readonly string[] {
  const pictured = kinds.filter((kind) => pictures[kind] !== undefined);
  return pictured.length >= SHOWN ? pictured : kinds;
}

/** What stands for a record: for a kind its own picture, else that of the noun, which a plant or a bike of any kind is. */
export const pictureOfRecord = (known: Known, kind: string): PictureName | undefined =>
  (isOfKinds(known) ? known.category.pictures[kind] : undefined) ?? known.subject.picture;

/** Pictures of rows, or none: a list in which some have one looks unfinished. */
export const allOrNone = (
  pictures: readonly (PictureName | undefined)[],
): readonly (PictureName | undefined)[] =>
  pictures.every(Boolean) ? pictures : pictures.map(() => undefined);
