import { languageOfIdea } from '../../interpret/interpret';
import { freeId } from '../free-id';
import type { SingleOperation } from '../operation';
import { isBracketed, isStopBetween, verbOf } from './clauses';
import { currencyIn } from './currency-in';
import { framesOf } from './frames';
import { done, type Hand, type Outcome } from './hand';
import { colorsIn, stylesIn } from './look-words';
import { bared, capital, textOf } from './names';
import { listNamed, recordList, type RowList } from './record-list';
import { endsNoun } from './row-becomes';
import { madeOf, rowsFor, type Told } from './rows-told';
import { typed, wordCount, type Token } from './tokens';
import { rowsOf, shownIn } from './visible';

const leastItems = 3;
/** Fewer names that nothing leads to are no list. */
const leastBare = 4;
const longestBare = 4;
/** So many are one, whatever they say. */
const plenty = 6;
const mostItems = 20;
const longestItem = 12;
const longestTitle = 9;
const longestHeading = 3;
const mostTokens = 160;
/** Of so many items one may look like an order: “bin bags”. */
const itemsForOdd = 5;

/** What may lead to one’s own records, besides the noun of the list. */
const small = [
  'the',
  'it',
  'polite',
  'joints',
  'subject',
  'set',
  'add',
  'call',
  'called',
  'isare',
  'shouldbe',
  'replace',
  'wth',
  'to',
  'use',
  'on',
  'first',
  'rowword',
  'nameword',
  'titleword',
  'price',
  'mine',
  'several',
  'now',
  'havingverb',
  'with',
];

/** Who says one of these speaks of parts, of fields, of what can be chosen or of where things are. */
const others = [
  'fieldword',
  'columnword',
  'formword',
  'screen',
  'tab',
  'stateword',
  'wh',
  'how',
  'insteadof',
  'no',
  'want',
  'show',
  'remove',
  'below',
  'above',
  'yesno',
  'colors',
  'font',
  'letters',
  'listlead',
];

const isFigure = ({ plain, quote }: Token): boolean => quote === undefined && /\d/u.test(plain);
const isCount = ({ plain }: Token): boolean => /^\d{2,}$/u.test(plain);
const isDecimal = ({ plain }: Token): boolean => /^\d+[.,]\d\d$/u.test(plain);

/** “£32”, “12 €”, “8.90” */
const isMoney = (token: Token, text: string): boolean =>
  isFigure(token) && (isDecimal(token) || currencyIn(typed(text, [token])) !== undefined);

const isName = (token: Token | undefined, text: string): boolean =>
  token !== undefined && (token.quote !== undefined || /^[\p{Lu}\d]/u.test(text.slice(token.at)));

/** Words cut at stops of some kind: not after the day of a date, “9.5. Funk”, nor within brackets. */
function cutAt(stops: RegExp, tokens: readonly Token[], text: string): (readonly Token[])[] {
  const pieces: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const between = before ? text.slice(before.end, token.at) : '';
    const isDay = /^\d{1,2}\.\d{1,2}$/u.test(before?.plain ?? '') && /^\.\s?$/u.test(between);
    const isCut =
      !before ||
      (stops.test(between) &&
        isStopBetween(text, before, token) &&
        !isDay &&
        !isBracketed(text, token.at));
    if (isCut) pieces.push([]);
    pieces.at(-1)?.push(token);
  }
  return pieces;
}

const commas = /[,;、，；،]/u;

/** Words cut at commas. */
export const piecesOf = (tokens: readonly Token[], text: string): (readonly Token[])[] =>
  cutAt(commas, tokens, text);

/** Words cut where sentences end. */
export const sentencesOf = (tokens: readonly Token[], text: string): (readonly Token[])[] =>
  cutAt(/[.!?。！？\n]/u, tokens, text);

/** What is told by a part of what is said, and the sentences that are left to be read. */
export interface TakenIn {
  outcome: Outcome;
  rest: readonly (readonly Token[])[];
}

interface Run {
  lead: readonly Token[];
  /** What parts the lead from the list: a colon or a dash, a verb, or nothing. */
  by: 'sign' | 'verb' | 'nothing';
  items: readonly (readonly Token[])[];
}

/** Last index of what leads to a list, and what parts them. */
function leadOf(said: readonly Token[], { spoken, text }: Hand): { end: number; by: Run['by'] } {
  const isTime = (token: Token) => /\d/u.test(text.slice(token.end, token.end + 1));
  const colon = said.findIndex((token, at) => at > 0 && token.plain === ':' && !isTime(token));
  if (colon > 0) return { end: colon, by: 'sign' };
  const [first = [], second = []] = cutAt(commas, said, text);
  const dash = first.findIndex(({ at }, index) =>
    /\s[-–—]\s/u.test(text.slice(said[index - 1]?.end ?? at, at)),
  );
  if (dash > 0) return { end: dash - 1, by: 'sign' };
  // “They are wrong, they are Red, Blue and Green”
  const again = spoken.lengthAt(second, 0, 'subject');
  if (again > 1) return { end: first.length + again - 1, by: 'verb' };
  const begun = Math.max(...['set', 'add'].map((list) => spoken.lengthAt(said, 0, list)));
  for (let at = first.length - 1; at > 0; at -= 1)
    for (const list of ['called', 'shouldbe', 'isare', 'wth', 'subject']) {
      const length = spoken.lengthAt(said, at, list);
      const isInside = list === 'wth' && !spoken.has(said.slice(0, at), 'replace');
      if (length > 0 && !isInside) return { end: at + length - 1, by: 'verb' };
    }
  return begun > 0 ? { end: begun - 1, by: 'verb' } : { end: -1, by: 'nothing' };
}

/** What stands between commas; the last “and” parts two as well. */
export function itemsOf(said: readonly Token[], { spoken, text }: Hand): (readonly Token[])[] {
  const items = cutAt(commas, said, text);
  const last = items.pop() ?? [];
  const [and] = spoken.said.words['joints'] ?? [];
  const joint = last.findLastIndex(
    ({ plain, at }, index) => index > 0 && plain === and && !isBracketed(text, at),
  );
  const left = last.slice(0, joint);
  const endsSo = items.every((item) => item.at(-1) && isFigure(item.at(-1) as Token));
  const isTwo = joint > 0 && (!endsSo || isFigure(left.at(-1) as Token));
  return [...items, ...(isTwo ? [left, last.slice(joint + 1)] : [last])]
    .map((item) => spoken.between(item, ['joints'], ['closing']))
    .filter((item, at) => item.length > 0 && (at === 0 || spoken.lengthAt(item, 0, 'never') === 0));
}

/** “Cod 8.90 haddock 9.20 small chips 2.80”: figures part them. */
function pricedIn(said: readonly Token[]): (readonly Token[])[] {
  const items: Token[][] = [[]];
  for (const token of said) {
    items.at(-1)?.push(token);
    if (isDecimal(token)) items.push([]);
  }
  const left = items.pop() ?? [];
  const isPriced = (item: readonly Token[]) => item.length > 1 && item.length < longestTitle;
  return left.length === 0 && items.every(isPriced) ? items : [];
}

function runIn(said: readonly Token[], hand: Hand): Run | undefined {
  const { spoken, text } = hand;
  const { end, by } = leadOf(said, hand);
  const list = said.slice(end + 1);
  const parted = itemsOf(list, hand);
  const items = parted.length < leastItems ? pricedIn(list) : parted;
  if (items.length < leastItems || items.length > mostItems) return undefined;
  const odd = items.filter((item) => !isThing(item, hand)).length;
  if (odd > 0 && (odd > 1 || items.length < itemsForOdd || by === 'nothing')) return undefined;
  const named = items.filter(([first]) => isName(first, text)).length;
  const figured = items.filter((item) => item.some(isFigure)).length;
  const areNames = named * 5 >= items.length * 4;
  if (!areNames && figured * 5 < items.length * 3 && by !== 'sign') return undefined;
  if (by === 'nothing') {
    // “Plots go 1 to 60 then 12A, 27A and 41A”
    const isOfNoun = !areNumbered(items) && items.flat().some((token) => endsNoun([token], hand));
    // “Only three buttons on the front and nothing else, Shaky, Stuck, Good”
    const isLong = items.some((item) => wordCount(item) > longestBare && !item.some(isFigure));
    // “Only 30 s, 60 s and 2 min”
    const isPriced = items.every((item) => item.some((token) => isMoney(token, text)));
    const isChosen = [...framesOf(spoken, 'onlyrows', said)].length > 0;
    if (isChosen || (!isPriced && !areNumbered(items) && saysPart(said, hand))) return undefined;
    const isFew = items.length < (isOfNoun ? plenty : areNames ? leastBare : leastItems);
    if (isFew || isLong) return undefined;
  }
  return { lead: said.slice(0, end + 1).filter(({ plain }) => plain !== ':'), by, items };
}

/** A kind of part, other than a list. */
export const saysPart = (said: readonly Token[], { spoken }: Hand): boolean =>
  spoken.named(said, 'part').some(({ name }) => name !== 'list' && name !== 'checklist');

/** No order, no look, no sentence. */
function isThing(item: readonly Token[], hand: Hand): boolean {
  const { spoken, text } = hand;
  const said = item.filter(({ at }) => !isBracketed(text, at));
  if (said.length === 0 || wordCount(said) > longestItem) return false;
  const isOrder = said.length > 1 && verbOf(said, spoken).length > 0;
  const behind = said.slice(1);
  const isSentence =
    spoken.has(said, 'insteadof', 'needless') ||
    (said.length > 2 && spoken.has(behind, 'isare', 'shouldbe')) ||
    (!isName(said[0], text) && spoken.has(behind, 'wh', 'want'));
  const isLook =
    colorsIn(said, hand).some(({ from, to }) => to - from === said.length) ||
    (said.length < 3 && stylesIn(said, hand).length > 0);
  return !isOrder && !isSentence && (!isLook || isName(said[0], text));
}

/** The first list of people. */
function listOfPeople({ design }: Hand): RowList | undefined {
  const found = shownIn(design).find(
    ({ component }) =>
      component.type === 'list' &&
      component.rows.length > 0 &&
      component.rows.every(({ lead }) => lead?.as === 'initials'),
  )?.component;
  return found?.type === 'list' ? { id: found.id, count: found.rows.length } : undefined;
}

/** What a lead names besides small words and what the app is about. */
const headIn = (lead: readonly Token[], hand: Hand): Token[] =>
  hand.spoken.rest(lead, ...small).filter((token) => !endsNoun([token], hand) && !isFigure(token));

/** The list of the design that records of one’s own go to. */
function listFor(
  { lead, by, items }: Run,
  before: readonly Token[],
  told: readonly Told[],
  hand: Hand,
): RowList | undefined {
  const { design, spoken, text } = hand;
  // “Tray 1 pillar candles, tray 2 tea lights”: trays, no candles.
  if (lead.length === 0 && areNumbered(items) && !endsNoun(items[0]?.slice(0, 1) ?? [], hand))
    return undefined;
  const head = headIn(lead, hand);
  const named =
    listNamed(lead, design) ?? (lead.length > 0 ? listNamed(before, design) : undefined);
  if (named) return head.length < 2 ? named : undefined;
  const main = recordList(design);
  const people = listOfPeople(hand);
  const areNames = told.every(
    ({ name, value }) => value === undefined && isName(name[0], text) && !name.some(isFigure),
  );
  // “Families: Benali, Diop, Nguyen” where the app is about people.
  if (head.length > 0)
    return head.length === 1 && by === 'sign' && areNames && main?.id === people?.id
      ? main
      : undefined;
  if (areNames && people && (spoken.has(lead, 'nameword') || by === 'nothing')) return people;
  // People are no “Bac 1”, and no “curry sauce 1.70”.
  return areNames || main?.id !== people?.id ? main : undefined;
}

/** “Treatments: infills £30, soak off £10” where the design has no such list: one under its name. */
function newListOf(
  { lead: led, by, items }: Run,
  before: readonly Token[],
  told: readonly Told[],
  hand: Hand,
): Outcome | undefined {
  const { design, spoken } = hand;
  const verb = spoken.find(before, 'isare', 1)?.at ?? 0;
  // “Practice is always on Fridays. Put in: …”
  const lead = headIn(led, hand).length > 0 ? led : before.slice(0, verb);
  const on = lead.findLastIndex((_, at) => spoken.lengthAt(lead, at, 'on') > 0);
  // “First four on the waiting list are”
  const isOfList = by === 'verb' && on > 0 && spoken.has(lead.slice(on), 'rowword');
  const trimmed = spoken.trimmed(lead.slice(on + 1), 'joints', 'mine', 'add', 'isare');
  const said = bared(trimmed, hand);
  // “Bac 1 …, bac 2 …” needs no heading.
  const named = said.length === 0 && areNumbered(items) ? (items[0]?.slice(0, 1) ?? []) : said;
  const isHeading =
    ((by === 'sign' || isOfList) && headIn(lead, hand).length > 0) || named !== said;
  const screen = design.screens.find(({ id }) => id === design.start);
  if (!screen || !isHeading || named.length === 0 || wordCount(named) > longestHeading)
    return undefined;
  if (verbOf(named, spoken).length > 0 || spoken.has(named, 'mayask', 'call')) return undefined;
  const last = screen.components.findLastIndex(
    ({ type }) => type === 'list' || type === 'checklist',
  );
  const title = capital(textOf(named, hand)).slice(0, 60);
  const rows = told.map((each) => madeOf(each, hand));
  const parts = [
    { type: 'section' as const, id: freeId(design, 'added-section'), title },
    { type: 'list' as const, id: freeId(design, 'added-list'), arrangement: 'list' as const, rows },
  ];
  return done(
    ...parts.map((component, at): SingleOperation => ({
      op: 'component.add',
      screen: screen.id,
      at: last + 1 + at,
      component,
    })),
  );
}

/** “Bac 1 tomates, bac 2 courgettes”: each begins with the same word and a number. */
const areNumbered = (items: Run['items']): boolean =>
  items.every(
    ([noun, number, ...others]) =>
      noun?.plain === items[0]?.[0]?.plain &&
      /^\d+$/u.test(number?.plain ?? '') &&
      others.length > 0,
  );

/** An item as a row: its name, its price or figure, and what else is told of it. */
function toldOf(item: readonly Token[], hand: Hand, isNumbered: boolean): Told {
  const { text, spoken } = hand;
  const plain = item.filter(({ at }) => !isBracketed(text, at));
  const said = isName(plain[0], text) ? plain : bared(plain, hand);
  const price = said.findIndex((token, at) => at > 0 && isMoney(token, text));
  const last = said.length - 1;
  const isUnit = (at: number) =>
    at === last || spoken.rest(said.slice(last), ...spoken.listNames()).length > 0;
  const count = said.findLastIndex(
    (token, at) => at > 0 && at >= last - 1 && isCount(token) && isUnit(at),
  );
  const isDated = said.some(({ plain: word }) => monthsOf(hand.language).has(word));
  const figure = isNumbered ? -1 : price > 0 || isDated ? price : count;
  const left = figure > 0 ? said.slice(0, figure) : said;
  const begun = isNumbered ? 0 : datedAt(left, hand);
  const cut = isNumbered ? 2 : begun + (tailAt(left.slice(begun), hand) || left.length - begun);
  // “150 ebay”, “25 pza”
  const unit = price > 0 ? [] : said.slice(figure + 1);
  const parts = [
    left.slice(0, begun),
    left.slice(cut),
    price > 0 && figure > 0 ? said.slice(figure + 1) : [],
    item.filter(({ at }) => isBracketed(text, at)),
  ];
  const note = parts
    .map((tokens) => textOf(tokens, hand))
    .filter(Boolean)
    .join(' · ');
  const value =
    figure > 0
      ? [typed(text, said.slice(figure, figure + 1)), textOf(unit, hand)].filter(Boolean).join(' ')
      : undefined;
  return {
    name: spoken.between(left.slice(begun, cut), [], ['linking']),
    ...(value ? { value: value.slice(0, 24) } : {}),
    ...(note ? { note: capital(note).slice(0, 60) } : {}),
  };
}

/** “8.90” in the money of a list, or of the app. */
function inMoney(told: readonly Told[], list: RowList | undefined, { design }: Hand): Told[] {
  const signs = rowsOf(design).flatMap(({ component, at }) => {
    const isOwn = component.type === 'list' && (!list || component.id === list.id);
    const value = isOwn ? (component.rows[at]?.value ?? '') : '';
    return value ? [/^[^\d\s]+\s?(?=\d)/u.exec(value)?.[0] ?? ''] : [];
  });
  const [sign = ''] = signs;
  return signs.every((each) => each === sign)
    ? told.map((each) =>
        /^\d+(?:[.,]\d+)?$/u.test(each.value ?? '')
          ? { ...each, value: `${sign}${each.value}` }
          : each,
      )
    : [...told];
}

/** “14 June St Oswald’s”, “9.5. Schlauch kuppeln”: how many tokens at the start are its day. */
function datedAt([first, second, third]: readonly Token[], { language }: Hand): number {
  if (!first || !second) return 0;
  if (/^\d{1,2}\.\d{1,2}$/u.test(first.plain)) return 1;
  const isDay = ({ plain }: Token) => /^\d{1,2}(?:st|nd|rd|th)?$/u.test(plain);
  const isMonth = ({ plain }: Token) => monthsOf(language).has(plain);
  const isDate = (isDay(first) && isMonth(second)) || (isMonth(first) && isDay(second));
  return isDate && third ? 2 : 0;
}

/** Where a long name goes on to tell of its record: “Jordan 4 Bred paid”, “Hannah & Cole June 14 four tiers”. */
function tailAt(name: readonly Token[], { text, language }: Hand): number {
  if (!isName(name[0], text)) return 0;
  const isDay = ({ plain }: Token) =>
    monthsOf(language).has(plain) || /^\d+(?:[.:]\d\d)?(?:am|pm)$/u.test(plain);
  const day = name.findIndex((token, at) => at > 0 && isDay(token));
  if (day > 0) return day;
  // “Lost and Found” goes on.
  const isLower = (token: Token, at: number) =>
    /^\p{Ll}/u.test(text.slice(token.at)) &&
    !/^\p{Lu}/u.test(text.slice(name[at + 1]?.at ?? text.length));
  const lower = name.findIndex(isLower);
  return lower > 1 || name.length > 3 ? Math.max(0, lower) : 0;
}

const months = new Map<string, ReadonlySet<string>>();

/** Names of months, long and short. */
function monthsOf(language: string): ReadonlySet<string> {
  const known = months.get(language);
  if (known) return known;
  const named = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2026, at, 15)));
  });
  const made = new Set(named.map((name) => name.replace('.', '').toLowerCase()));
  months.set(language, made);
  return made;
}

/** What leads to a list: without what is said before its order, “they go by number, so swap them for these”. */
function ordered(lead: readonly Token[], { spoken }: Hand): readonly Token[] {
  const at = lead.findLastIndex((_, index) => spoken.lengthAt(lead, index, 'replace') > 0);
  return lead.slice(Math.max(0, at));
}

/** “Delete the made up ones”, “lovely start”: nothing is left of it to be done. */
export function isDone(said: readonly Token[], { spoken }: Hand): boolean {
  if (spoken.lengthAt(said, 0, 'remove') > 0)
    return spoken.rest(said, 'remove', ...small).length === 0;
  const orders = ['add', 'move', 'set', 'rename', 'replace', 'want', 'show', 'shouldbe', 'mayask'];
  return !spoken.has(said, ...orders) && spoken.named(said, 'part').length === 0;
}

/**
 * “The hives have names! Doris, Big Blue, Far Corner and Nuc 1”, “treatments: infills £30, soak off £10”: the visitor’s own
 * records in the place of the invented ones. What else is said is left to be read.
 */
export function ownRows(whole: readonly Token[], hand: Hand): TakenIn | undefined {
  const { spoken, text, design, language } = hand;
  const spokenIn = languageOfIdea(text);
  const isNear = language === spokenIn || (spokenIn === 'en' && language === design.language);
  if (!isNear || whole.length > mostTokens) return undefined;
  const sentences = sentencesOf(whole, text);
  for (const [at, said] of sentences.entries()) {
    const run = runIn(said, hand);
    if (!run) continue;
    const before = sentences[at - 1] ?? [];
    const isHeaded = run.lead.length === 0 && before.length > 0 && headIn(before, hand).length < 2;
    const lead = isHeaded ? before : ordered(run.lead, hand);
    const isAsked = spoken.lengthAt(lead, 0, 'asking') > 0;
    if (isAsked || spoken.has(lead, ...others) || saysPart(lead, hand)) return undefined;
    const isNumbered = areNumbered(run.items);
    const told = run.items.map((item) => toldOf(item, hand, isNumbered));
    if (told.some(({ name }) => name.length === 0 || wordCount(name) > longestTitle))
      return undefined;
    const headed: Run = { ...run, lead, by: isHeaded ? 'sign' : run.by };
    const list = listFor(headed, before, told, hand);
    const isAdded = spoken.lengthAt(run.lead, 0, 'add') > 0 && before.length === 0;
    const rows = inMoney(told, list, hand);
    const outcome = list
      ? rowsFor(rows, list, hand, isAdded)
      : newListOf(headed, before, rows, hand);
    const rest = sentences.filter(
      (each, index) => index !== at && !(isHeaded && index === at - 1) && !isDone(each, hand),
    );
    return outcome && { outcome, rest };
  }
  return undefined;
}
