import type { LanguageWords } from '../../content/source';
import { mayBeNamed, mayHaveLook, mayMove, type SaidReaders } from './read-brief';
import type { ReadColors } from './read-style';

/** Loads the readers of looks, navigation and names only for texts that may need them. */
export async function readersFor(
  idea: string,
  own: LanguageWords | undefined,
  colors?: ReadColors,
): Promise<SaidReaders> {
  const looks =
    colors === undefined
      ? mayHaveLook(idea, own)
        ? import(/* webpackChunkName: "looks-said" */ './read-looks')
        : undefined
      : import(/* webpackChunkName: "colors-said" */ './colors/read-colors');
  const [said, moving, naming] = await Promise.all([
    looks,
    mayMove.test(idea)
      ? import(/* webpackChunkName: "navigation" */ './read-navigation')
      : undefined,
    mayBeNamed(idea) ? import(/* webpackChunkName: "name-said" */ './read-name') : undefined,
  ]);
  return {
    looks: said?.readLooks,
    colors,
    navigation: moving?.readNavigation,
    name: naming?.readName,
  };
}
