import { languageOfIdea } from '../../interpret/read-brief';
import { columns } from './columns';
import { featureSaid } from './feature-said';
import { framesOf } from './frames';
import { done, type Hand, type Outcome } from './hand';
import { colorsIn, stylesIn } from './look-words';
import { bared } from './names';
import { rowTitle } from './row-title';
import { rowTold } from './row-said';
import { screenIn } from './places';
import { isNoun } from './row-becomes';
import { recordList } from './record-list';
import { wordCount, type Token } from './tokens';
import { besides } from './verbs';

const longest = 4;
const longestTold = 6;
const nameless = ['the', 'joints', 'more'] as const;

/** Words that are not names of records: components, styles, screens, pronouns. */
const others = [
  'screen',
  'tab',
  'home',
  'app',
  'it',
  'partword',
  'headline',
  'subtitle',
  'wordfor',
  'picture',
  'logo',
  'letters',
  'font',
  'colors',
  'corners',
  'spacing',
  'bigger',
  'smaller',
  'dark',
  'light',
  'tolist',
  'behindhead',
  'emptyhead',
  'abstract',
  'undo',
  'price',
  'everywhere',
  'bottom',
  'up',
  'down',
  'languageword',
] as const;

const startsLarge = /^[\p{Lu}\p{N}]/u;

/** “Basil”, “plants: Basil”, “a spelt loaf for £4.20”: unknown names become rows. */
export function namedRow(said: readonly Token[], hand: Hand, isTold = false): Outcome | undefined {
  const { spoken, design, text } = hand;
  const isNear = [languageOfIdea(text), design.language, 'en'].includes(hand.language);
  const { on } = screenIn(said, hand);
  const { name: named, value, note, beside } = rowTold(said, hand);
  if (isTold && value === undefined && beside === undefined) return undefined;
  const whole = spoken.politely(spoken.trimmed(named, 'more'));
  const colon = whole.findIndex(({ plain }) => plain === ':');
  const before = bared(whole.slice(0, Math.max(0, colon)), hand);
  if (before.length > 0 && !isNoun(before, hand) && spoken.rest(before, 'rowword').length > 0)
    return undefined;
  const name = bared(whole.slice(colon + 1), hand).filter(
    (token) => whole.length === 1 || !isNoun([token], hand),
  );
  const [first] = name;
  const isQuote = name.length === 1 && first?.quote !== undefined;
  const isFull = value !== undefined || note !== undefined || beside !== undefined;
  if (!first || wordCount(name) > (isFull ? longestTold : longest)) return undefined;
  const isNamed = isQuote || startsLarge.test(text.slice(first.at)) || colon >= 0;
  if (!isNamed && !isFull && wordCount(name) > 2) return undefined;
  // “… , after Sand” is a position, “Under Milk Wood” a name.
  const isPlace = (list: string) =>
    spoken.lengthAt(name, 0, list) > 0 && !startsLarge.test(text.slice(first.at));
  const isNone = spoken.lengthAt(name, 0, 'wh') > 0 || ['above', 'below'].some(isPlace);
  if (!isQuote && (isNone || isOther(name, hand))) return undefined;
  const own = beside && {
    id: beside.row.component.id,
    count: beside.row.at + beside.step,
  };
  const list = own ?? recordList(design, on);
  if (!isNear || !list) return undefined;
  const row = {
    title: rowTitle(name, hand),
    ...(value === undefined ? {} : { value }),
    ...(note === undefined ? {} : { note }),
  };
  return done({ op: 'row.add', component: list.id, at: list.count, row });
}

/** “Add Catan between Azul and Carcassonne”: this “and” does not separate clauses. */
export async function rowBetween(
  whole: readonly Token[],
  hand: Hand,
): Promise<Outcome | undefined> {
  const said = besides(whole, hand.spoken, 'add');
  const isBetween = said && [...framesOf(hand.spoken, 'between', said)].length > 0;
  if (!isBetween) return undefined;
  return (await columns(whole, hand)) ?? namedRow(bared(said, hand), hand, true);
}

export const isPartSaid = (name: readonly Token[], { spoken }: Hand): boolean =>
  spoken.rest(name, ...nameless).length === 0 ||
  spoken.has(name, ...others) ||
  ['part', 'role', 'face', 'beyond', 'language'].some((group) => spoken.named(name, group)[0]);

export function isOther(name: readonly Token[], hand: Hand, isListed = false): boolean {
  if (isPartSaid(name, hand)) return true;
  const isLower = !startsLarge.test(hand.text.slice(name[0]?.at));
  if (isLower && !isListed && colorsIn(name, hand).length + stylesIn(name, hand).length > 0)
    return true;
  return featureSaid(name, hand) !== undefined;
}
