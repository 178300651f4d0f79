import { plainly } from '../../interpret/words';
import type { ListedPart, Reading } from '../reading';
import { holderIn, nounOf } from './listed-noun';
import { singularOf } from './noun-phrases';
import type { ReadingWords } from './reading-words';

export { listedScreens } from '../asked/listed-screens';

/** Nouns that sound like a feature: “plots”, “spell slots”, “session recaps”. */
const soundsLike = /^(?:booking|chart|detail|feed|form|list|stats)$/u;
const ofFigures = /\b(?:book|charts?|graphs?|stat\w*|bookings?|forms?|insights?|figures?|feed)$/iu;
const longest = 4;

/** Features shown below the rows of a part: “exam reminders”. */
const beside = /^(?:notifications|quiz|timer)$/u;

/** Parts that no list of records shows: “barcode scanning”. */
const isTool = /\b(?:timer|countdown|scann(?:er|ing)|calculator|converter|booking)$/iu;

/** Words for handling the thing of a part: “workout tracking”, “photo sharing”. */
const handling = /\s(?:tracking|management|planning|sharing|logging|monitoring|keeping)$/u;

export function thingsOf(
  screens: Reading['screens'],
  { lists, nouns, sets, speech, isFact }: ReadingWords,
  subject: string | undefined,
  isListOfParts = false,
): Pick<Reading, 'screens' | 'parts'> {
  const parts: ListedPart[] = [];
  if (!lists) return { screens, parts };
  const isHolder = holderIn(speech, lists);
  return {
    screens: screens.map((screen) => {
      const { name, features, said } = screen;
      const all = (isListOfParts ? plainly(name).replace(handling, '') : plainly(name)).split(' ');
      const last = all.at(-1) ?? '';
      const isHeld = isHolder(last);
      const { noun, isSure } = nouns.has(name)
        ? nounOf([name], nouns, false, false, speech)
        : nounOf(all, nouns, isHeld, false, speech);
      const isEmpty =
        all.length === 1
          ? sets.generic.has(last) ||
            speech.parts.has(last) ||
            isFact(last) ||
            // “Tonight”
            lists.ends.includes(last)
          : lists.ofApp.includes(singularOf(last)) ||
            all.some((word) => sets.closed.has(word) || sets.articles.has(word)) ||
            speech.verbs.has(all[0] ?? '');
      const isOwn = features.length > 0 && (isTool.test(name) || lists.drawn.includes(last));
      const isThing =
        (isListOfParts ? !isOwn && /\p{L}/u.test(name) : !isEmpty) &&
        all.length <= longest &&
        noun.one !== subject &&
        said.length === 0 &&
        (isListOfParts ||
          (!ofFigures.test(name) &&
            features.every((feature) => isSure && soundsLike.test(feature))));
      if (!isThing) return screen;
      parts.push({ title: name, at: 0, noun, isSure, within: [], isOfFacts: false, isAct: false });
      return {
        ...screen,
        features: isListOfParts ? features.filter((feature) => beside.test(feature)) : [],
      };
    }),
    parts,
  };
}
