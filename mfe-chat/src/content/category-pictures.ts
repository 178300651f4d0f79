import type { PictureName } from '../designer/drawings/picture-names';
import type { Category } from './category.schema';
import type { NounWords } from './noun-words.schema';
import type { NounPictures } from './noun-pictures.schema';
import { picturesByNoun } from './noun-pictures';
import type { Noun } from './nouns.schema';

type Nouns = Readonly<Record<string, readonly Noun[]>>;

/** Rows of one menu are dishes, cakes and drinks: they take their pictures from all that is eaten. */
const SHARED = 'food';

/**
 * What stands for the nouns and kinds of a category, under the words that a language has for them.
 *
 * @param words the nouns of that language; without it, English
 */
export function categoryPictures(reviewed: NounPictures, nouns: Nouns, words?: NounWords['nouns']) {
  const pictures = picturesByNoun(reviewed);
  const formsOf = ({ word, also = [] }: Noun): readonly string[] => {
    if (!words) return [word, ...also];
    const own = words[word];
    return own === undefined ? [] : [typeof own === 'string' ? own : own.one];
  };
  const ofNouns = (list: readonly Noun[]) =>
    list.flatMap((noun) => {
      const picture = pictures.get(noun.word);
      return picture ? formsOf(noun).map((form): [string, string] => [form, picture]) : [];
    });
  return (category: Pick<Category, 'id' | 'is' | 'kinds'>, all: readonly Category[]) => {
    const isShared = category.is === SHARED;
    const others = isShared ? all.filter(({ is }) => is === SHARED).map(({ id }) => id) : [];
    const own = nouns[category.id] ?? [];
    const kinds = category.kinds.flatMap((kind): [string, string][] => {
      const picture = words ? undefined : pictures.get(kind);
      return picture ? [[kind, picture]] : [];
    });
    const found = [...others.flatMap((id) => ofNouns(nouns[id] ?? [])), ...ofNouns(own), ...kinds];
    const alone = own
      .filter(({ word }) => reviewed.alone.includes(word))
      .flatMap((noun) => formsOf(noun));
    return { pictures: Object.fromEntries(found) as Record<string, PictureName>, alone };
  };
}
