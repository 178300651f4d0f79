import { isBracketed, verbOf } from './clauses';
import { framesOf } from './frames';
import type { Hand } from './hand';
import { colorsIn, stylesIn } from './look-words';
import { calendarOf } from './date-in';
import { areNumbered, isDecimal, isFigure, isMoney, isName } from './row-of-item';
import { endsNoun } from './row-becomes';
import { aroundRecords, itemsOf, linesOf, piecesOf, saysPart, sentencesOf } from './sentences';
import { wordCount, type Token } from './tokens';

const leastItems = 3;
/** Fewest names that count as a list without a lead. */
const leastBare = 4;
/** Longest name in such a list, in words. */
const longestBare = 4;
/** Fewest items of such a list that may contain the app’s noun. */
const leastOfNoun = 6;
const mostItems = 20;
const longestItem = 14;
const longestPriced = 6;
/** Fewest items of which one may begin like a command: “bin bags”. */
const leastWithOdd = 5;
/** Shorter bare numbers are times or amounts, in digits. */
const shortestNumber = 3;
/** Longest line or sentence that introduces others, in words. */
const longestLead = 14;

export interface Run {
  lead: readonly Token[];
  /** Separator of lead and list: a sign or line end, a verb, or nothing. */
  by: 'sign' | 'verb' | 'nothing';
  items: readonly (readonly Token[])[];
  before: readonly (readonly Token[])[];
  behind: readonly (readonly Token[])[];
}

function leadOf(said: readonly Token[], { spoken, text }: Hand): { end: number; by: Run['by'] } {
  const isTime = (token: Token) => /\d/u.test(text.slice(token.end, token.end + 1));
  const colon = said.findIndex((token, at) => at > 0 && token.plain === ':' && !isTime(token));
  if (colon > 0) return { end: colon, by: 'sign' };
  const [first = [], second = []] = piecesOf(said, text);
  const isDash = (at: number) =>
    at > 0 && /\s[-–—]\s/u.test(text.slice(said[at - 1]?.end, said[at]?.at));
  const dash = first.findIndex((_, at) => isDash(at));
  // “Biscuit - cockapoo, Rocco - staffy”: each item has a dash.
  const dashes = said.filter((_, at) => isDash(at)).length;
  const isOfEach =
    dashes > 1 &&
    dashes * 2 >= piecesOf(said, text).length &&
    spoken.rest(said.slice(0, dash), ...aroundRecords).length > 0;
  if (dash > 0 && !isOfEach) return { end: dash - 1, by: 'sign' };
  // “They are wrong, they are Red, Blue and Green”
  const again = spoken.lengthAt(second, 0, 'subject');
  if (again > 1) return { end: first.length + again - 1, by: 'verb' };
  const begun = Math.max(...['set', 'add'].map((list) => spoken.lengthAt(said, 0, list)));
  for (let at = first.length - 1; at > 0; at -= 1)
    for (const list of ['called', 'shouldbe', 'isare', 'wth', 'subject']) {
      const length = spoken.lengthAt(said, at, list);
      const isInside = list === 'wth' && !spoken.has(said.slice(0, at), 'replace');
      // “1hr is £38, 2hr £74”: each item has a verb.
      const isOne = isFigure(said[0] as Token);
      if (length > 0 && !isInside && !isOne) return { end: at + length - 1, by: 'verb' };
    }
  return begun > 0 ? { end: begun - 1, by: 'verb' } : { end: -1, by: 'nothing' };
}

/** “Cod 8.90 haddock 9.20 small chips 2.80”: figures separate the items. */
function pricedIn(said: readonly Token[]): (readonly Token[])[] {
  const items: Token[][] = [[]];
  for (const token of said) {
    items.at(-1)?.push(token);
    if (isDecimal(token)) items.push([]);
  }
  const left = items.pop() ?? [];
  const isPriced = (item: readonly Token[]) => item.length > 1 && item.length < longestPriced;
  return left.length === 0 && items.every(isPriced) ? items : [];
}

/** “1 S. Rahman 2 The Coopers 3 Dee”: consecutive numbers separate the items. */
function countedIn(said: readonly Token[], text: string): (readonly Token[])[] {
  const items: Token[][] = [];
  for (const token of said) {
    const isNext = token.plain === String(items.length + 1) && !isBracketed(text, token.at);
    if (isNext) items.push([]);
    else items.at(-1)?.push(token);
  }
  return said[0]?.plain === '1' && items.every(({ length }) => length > 0) ? items : [];
}

/** “Biscuit, a staffy, at Jo’s, Major, Pixie”: lower-case pieces describe the item before. */
function joined(items: readonly (readonly Token[])[], text: string): (readonly Token[])[] {
  const named = items.filter(([first]) => isName(first, text)).length;
  const isMixed = named >= leastItems && named * 2 > items.length && isName(items[0]?.[0], text);
  if (!isMixed) return [...items];
  const made: Token[][] = [];
  for (const item of items)
    if (isName(item[0], text)) made.push([...item]);
    else made.at(-1)?.push(...item);
  return made;
}

function isThing(item: readonly Token[], by: Run['by'], hand: Hand): boolean {
  const { spoken, text } = hand;
  const said = item.filter(({ at }) => !isBracketed(text, at));
  if (said.length === 0 || wordCount(said) > longestItem) return false;
  // “Pick the takeaway 60” has its figure.
  const isPriced = by !== 'nothing' && isFigure(said.at(-1) as Token);
  const isOrder = said.length > 1 && verbOf(said, spoken).length > 0 && !isPriced;
  const behind = said.slice(1);
  const isOther = spoken.has(said, 'needless') || (spoken.find(said, 'insteadof')?.length ?? 0) > 1;
  const isSentence =
    isOther ||
    (said.length > 2 && spoken.has(behind, 'isare', 'shouldbe') && !isFigure(said[0] as Token)) ||
    (!isName(said[0], text) && spoken.has(behind, 'wh', 'want'));
  const isLook =
    colorsIn(said, hand).some(({ from, to }) => to - from === said.length) ||
    (said.length < 3 && stylesIn(said, hand).length > 0);
  return !isOrder && !isSentence && (!isLook || isName(said[0], text));
}

/** Tells by capitals, figures and the lead whether items are records. */
function areRecords(items: Run['items'], by: Run['by'], said: readonly Token[], hand: Hand) {
  const { spoken, text } = hand;
  if (items.length < leastItems || items.length > mostItems) return false;
  const odd = items.filter((item) => !isThing(item, by, hand)).length;
  if (odd > 0 && (odd > 1 || items.length < leastWithOdd || by === 'nothing')) return false;
  const named = items.filter(([first]) => isName(first, text)).length;
  const figured = items.filter((item) => item.some(isFigure)).length;
  const areNames = named * 5 >= items.length * 4;
  // “One at 7, 11 and 3”, “to 4.50, 5.20 and 6”
  const isTime = (item: readonly Token[]) =>
    item.every(
      (token) => isFigure(token) && (token.plain.length < shortestNumber || isDecimal(token)),
    );
  if (items.some(isTime)) return false;
  if (by === 'sign') return true;
  if (!areNames && figured * 5 < items.length * 3) return false;
  // “Change the tabs to Home, Map, List, Pets, Me”
  if (areNames && !isName(items[0]?.[0], text) && figured < items.length) return false;
  // “Red, white, blue and gold”, “Monday, Tuesday, Friday”
  const isColor = (item: readonly Token[]) =>
    colorsIn(item, hand).some(({ from, to }) => to - from === item.length);
  const isDay = (item: readonly Token[]) =>
    calendarOf(hand.language).weekdays.has(item.at(-1)?.plain ?? '');
  const isMost = (isOne: (item: readonly Token[]) => boolean) =>
    items.filter(isOne).length * 2 > items.length;
  if (isMost(isColor) || isMost(isDay)) return false;
  if (by === 'verb') return true;
  // “Plots go 1 to 60 then 12A, 27A and 41A”
  const isOfNoun = !areNumbered(items) && items.flat().some((token) => endsNoun([token], hand));
  // “Only three buttons on the front and nothing else, Shaky, Stuck, Good”
  const isLong = items.some((item) => wordCount(item) > longestBare && !item.some(isFigure));
  // “Only 30 s, 60 s and 2 min”
  const isChosen = [...framesOf(spoken, 'onlyrows', said)].length > 0;
  const isPriced = items.every((item) => item.some((token) => isMoney(token, text)));
  if (isChosen || (!isPriced && !areNumbered(items) && saysPart(said, hand))) return false;
  const isLow = ({ at }: Token) => /^\p{Ll}/u.test(text.slice(at));
  const isWholeName = (item: readonly Token[]) =>
    item.every(
      (token) => !isLow(token) || ['the', 'on', 'joints'].some((list) => spoken.has([token], list)),
    );
  // “I asked Anna, Ben, Carla, Dan about it”
  if (areNames && figured < items.length && !items.every(isWholeName)) return false;
  if (!areNames && figured < items.length - 1) return false;
  if (items.some((item) => spoken.has(item, 'screen', 'tab', 'less', 'more'))) return false;
  const isFew = items.length < (isOfNoun ? leastOfNoun : areNames ? leastBare : leastItems);
  return !isFew && !isLong;
}

function inSentence(
  said: readonly Token[],
  hand: Hand,
): Pick<Run, 'lead' | 'by' | 'items'> | undefined {
  const { text } = hand;
  const { end, by } = leadOf(said, hand);
  const list = said.slice(end + 1);
  const parted = joined(itemsOf(list, hand), text);
  const counted = countedIn(list, text);
  const items =
    counted.length >= leastItems ? counted : parted.length < leastItems ? pricedIn(list) : parted;
  return areRecords(items, by, said, hand)
    ? { lead: said.slice(0, end + 1).filter(({ plain }) => plain !== ':'), by, items }
    : undefined;
}

/** Reads one record per line or sentence after a lead: “Use these. Sinemet at 7. Rasagiline, mornings.” */
function inPieces(
  pieces: readonly (readonly Token[])[],
  isLines: boolean,
  hand: Hand,
): Run | undefined {
  const { spoken, text } = hand;
  const isLead = (piece: readonly Token[]) => isLines || spoken.has(piece, 'mine', 'invented');
  const at = pieces.findIndex(isLead);
  const whole = pieces[at];
  if (!whole) return undefined;
  const colon = whole.findIndex(({ plain }) => plain === ':');
  const [lead, first] =
    colon > 0
      ? [whole.slice(0, colon), whole.slice(colon + 1)]
      : [whole, whole.slice(whole.length)];
  if (wordCount(lead) > longestLead || spoken.has(lead, 'add')) return undefined;
  const isItem = (piece: readonly Token[]) =>
    isThing(piece, 'sign', hand) &&
    (isLines ||
      piece === first ||
      isLed(piece) ||
      isName(piece[0], text) ||
      piece.some((token) => isMoney(token, text))) &&
    spoken.rest(piece, 'closing').length > 0 &&
    !spoken.has(piece, 'invented') &&
    spoken.lengthAt(piece, 0, 'subject') === 0;
  const others = pieces
    .slice(at + 1)
    .map((piece) => spoken.between(piece, ['joints', 'indefinite'], []));
  // “And a shoe buckle”
  const isLed = (piece: readonly Token[]) =>
    pieces.some((each) => each.at(-1) === piece.at(-1) && spoken.lengthAt(each, 0, 'joints') > 0);
  const behind = [...(first.length > 0 ? [first] : []), ...others];
  const end = behind.findIndex((piece) => !isItem(piece));
  const items = end < 0 ? behind : behind.slice(0, end);
  if (items.length < leastItems || items.length > mostItems) return undefined;
  return {
    lead,
    by: 'sign',
    items,
    before: pieces.slice(0, at),
    behind: end < 0 ? [] : behind.slice(end),
  };
}

export function runIn(whole: readonly Token[], hand: Hand): Run | undefined {
  const lines = linesOf(whole, hand.text);
  const inLines = lines.length > leastItems ? inPieces(lines, true, hand) : undefined;
  if (inLines) return inLines;
  const sentences = sentencesOf(whole, hand.text);
  const inSentences = sentences.length >= leastItems ? inPieces(sentences, false, hand) : undefined;
  if (inSentences) return inSentences;
  for (const [at, sentence] of sentences.entries()) {
    const said = hand.spoken.politely(hand.spoken.between(sentence, ['joints'], []));
    const run = inSentence(said, hand);
    // “Old penny, 5 inches, Long Barn. Lead ball, Church field, 3 inches”: one record per sentence.
    const next = sentences[at + 1] ?? [];
    if (run && isName(next[0], hand.text) && piecesOf(next, hand.text).length > 1) return undefined;
    if (run) return { ...run, before: sentences.slice(0, at), behind: sentences.slice(at + 1) };
  }
  return undefined;
}
