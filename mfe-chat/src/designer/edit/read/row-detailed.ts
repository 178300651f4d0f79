import { isStopBetween } from './clauses';
import { currencyIn } from './currency-in';
import { done, type Hand, type Outcome } from './hand';
import { isOther, isPartSaid } from './named-rows';
import { bared, capital, textOf } from './names';
import { screenIn } from './places';
import { listOf, recordList } from './record-list';
import { rowTitle } from './row-title';
import { endsNoun } from './row-becomes';
import { wordCount, type Token } from './tokens';
import { besides } from './verbs';

const longest = 5;
const longestNote = 60;
const orders = ['add', 'remove', 'rename', 'replace', 'move', 'set', 'show', 'sortword'];

function partsOf(tokens: readonly Token[], text: string): (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (before && isStopBetween(text, before, token)) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

/** Detects one described row: “A recipe: …”, or a name with figures: “Fauré Requiem, copy 41, due in March”. */
function tellsOfOne(
  begun: readonly Token[],
  [first, ...others]: readonly (readonly Token[])[],
  { spoken, text }: Hand,
): boolean {
  const startOf = (part: readonly Token[] | undefined) => text.slice(part?.[0]?.at);
  if (begun.length > 0) return spoken.lengthAt(begun, 0, 'indefinite') > 0;
  const isName = first?.[0]?.quote !== undefined || /^\p{Lu}/u.test(startOf(first));
  // “Lee Morgan, 1964, Blue Note”
  const isNumbered = others.some((part) => part.every(({ plain }) => /^\d+$/u.test(plain)));
  return isName && (isNumbered || /^[\p{Ll}\d]/u.test(startOf(others[0])));
}

/**
 * Splits what is added before a row that is described: “a recipe: torrijas”, “a contractor - Hollis & Sons”,
 * “a spot called library ledges, smooth”.
 */
function atRow(
  tokens: readonly Token[],
  { spoken, text }: Hand,
): [begun: readonly Token[], row: readonly Token[]] {
  const isDash = (at: number) =>
    /^\s[-–—]\s/u.test(text.slice(tokens[at - 1]?.end, tokens[at]?.at));
  const colon = tokens.findIndex(({ plain }) => plain === ':');
  if (colon >= 0) return [tokens.slice(0, colon), tokens.slice(colon + 1)];
  const isOne = spoken.lengthAt(tokens, 0, 'indefinite') > 0;
  const called = isOne ? spoken.find(tokens, 'called', 2) : undefined;
  if (called) return [tokens.slice(0, called.at), tokens.slice(called.at + called.length)];
  const dash = isOne ? tokens.findIndex((_, at) => at > 0 && isDash(at)) : 0;
  return [tokens.slice(0, Math.max(0, dash)), tokens.slice(Math.max(0, dash))];
}

/** “Put Bramble in the list, owner Mrs Tolley”. */
function putInList(whole: readonly Token[], { spoken }: Hand): readonly Token[] | undefined {
  const list = spoken.find(whole, 'tolist', 2);
  const verb = spoken.lengthAt(whole, 0, 'set');
  return list && verb > 0
    ? [...whole.slice(verb, list.at), ...whole.slice(list.at + list.length)]
    : undefined;
}

/** Adds one row with details: “Add a recipe: torrijas, 30 minutes, by aunt Loli”. */
export function rowDetailed(whole: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken, design, text } = hand;
  const said = besides(whole, spoken, 'add') ?? putInList(whole, hand);
  if (!said || spoken.has(said, 'listand')) return undefined;
  const { rest, on } = screenIn(said, hand);
  const [begun, told] = atRow(rest, hand);
  const noun = bared(spoken.trimmed(begun, 'indefinite', 'more', 'the'), hand);
  const isOfRows = noun.every((token) => endsNoun([token], hand)) || spoken.has(noun, 'rowword');
  const isThing = wordCount(noun) <= 2 && !isPartSaid(noun, hand);
  if (spoken.has(begun, 'columnword', 'fieldword', 'tab', 'screen')) return undefined;
  if (rest[0]?.plain === ':' || (begun.length > 0 && !isOfRows && !isThing)) return undefined;
  const isCapital = (part: readonly Token[]) => /^\p{Lu}/u.test(text.slice(part[0]?.at));
  // In “Le Petit Cabanon” the article belongs to the name.
  const parts = partsOf(told, text).map((part, at) =>
    at > 0 || isCapital(part) ? part : bared(part, hand),
  );
  const [first, ...others] = parts;
  const least = begun.length > 0 ? 1 : 2;
  if (!first || others.length < least || !tellsOfOne(begun, parts, hand)) return undefined;
  const isOrder = (part: readonly Token[]) =>
    orders.some((list) => spoken.lengthAt(part, 0, list) > 0);
  // “Owes 85” and “due 14 June” are details, although “owes” and “due” also name features.
  const isTold = (part: readonly Token[]) => part.some(({ plain }) => /^\d/u.test(plain));
  const isNone = (part: readonly Token[]) =>
    isOrder(part) ||
    // “They’ll never forgive me”
    spoken.has(part, 'never') ||
    (begun.length === 0 && (isTold(part) ? isPartSaid(part, hand) : isOther(part, hand, true)));
  if (wordCount(first) > longest || others.some(isNone)) return undefined;
  if (!isCapital(first) && isPartSaid(first, hand)) return undefined;
  const list = (noun.length > 0 ? listOf(noun, design) : undefined) ?? recordList(design, on);
  const price = others.find((part) => currencyIn(textOf(part, hand)) !== undefined);
  const note = others
    .filter((part) => part !== price)
    .map((part) => textOf(part, hand))
    .join(', ');
  const row = {
    title: rowTitle(first, hand),
    ...(note ? { note: capital(note).slice(0, longestNote) } : {}),
    ...(price ? { value: textOf(price, hand).slice(0, 24) } : {}),
  };
  return list && done({ op: 'row.add', component: list.id, at: list.count, row });
}
