import type { PictureName } from '../designer/drawings/picture-names';
import type { Category } from './category.schema';
import type { NounWords } from './noun-words.schema';
import type { NounPictures } from './noun-pictures.schema';
import { picturesByNoun } from './noun-pictures';
import type { Noun } from './nouns.schema';

type Nouns = Readonly<Record<string, readonly Noun[]>>;

/** One menu lists dishes, cakes and drinks, so they share pictures. */
const SHARED = 'food';

const formsIn = (own: NounWords['nouns'][string] | undefined): readonly string[] =>
  own === undefined
    ? []
    : typeof own === 'string'
      ? [own]
      : [own.one, own.many, ...(own.also ?? [])];

/** @param words the nouns of another language; English by default */
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
  const formsByPicture = new Map<string, string[]>();
  for (const { word } of Object.values(nouns).flat()) {
    const picture = pictures.get(word);
    if (!picture) continue;
    const forms = formsIn(words?.[word]).map((form) => form.toLowerCase());
    formsByPicture.set(picture, [...(formsByPicture.get(picture) ?? []), ...forms]);
  }
  /** Lists of kinds mostly run in parallel, so a kind may take the picture of its English counterpart. */
  const says = (kind: string, picture: string) =>
    formsByPicture.get(picture)?.some((form) => kind.toLowerCase().includes(form)) === true;
  return (category: Pick<Category, 'id' | 'is' | 'kinds'>, all: readonly Category[]) => {
    const isShared = category.is === SHARED;
    const others = isShared ? all.filter(({ is }) => is === SHARED).map(({ id }) => id) : [];
    const own = nouns[category.id] ?? [];
    const english = all.find(({ id }) => id === category.id)?.kinds ?? [];
    const kinds = category.kinds.flatMap((kind, index): [string, string][] => {
      const picture = pictures.get(english[index] ?? '');
      return picture && (!words || says(kind, picture)) ? [[kind, picture]] : [];
    });
    const found = [...others.flatMap((id) => ofNouns(nouns[id] ?? [])), ...ofNouns(own), ...kinds];
    const alone = own
      .filter(({ word }) => reviewed.alone.includes(word))
      .flatMap((noun) => formsOf(noun));
    return { pictures: Object.fromEntries(found) as Record<string, PictureName>, alone };
  };
}
