import type { Hand } from './hand';
import { isBracketed } from './clauses';
import { currencyIn } from './currency-in';
import { calendarOf } from './date-in';
import { bared, capital, textOf } from './names';
import type { RowList } from './record-list';
import type { Told } from './rows-told';
import { typed, type Token } from './tokens';
import { rowsOf } from './visible';

/** In words: a longer name is cut before its details. */
const longName = 3;
const longestName = 5;

export const isFigure = ({ plain, quote }: Token): boolean =>
  quote === undefined && /\d/u.test(plain);
export const isDecimal = ({ plain }: Token): boolean => /^\d+[.,]\d\d$/u.test(plain);

/** Returns a figure with its currency sign: “£32”, “12 €”; in “size 42 £60” the sign belongs to 60. */
function signed({ at, end }: Token, text: string): string {
  const before = /\p{Sc}\s?$/u.exec(text.slice(0, at))?.[0] ?? '';
  const behind = before ? '' : (/^\s?\p{Sc}(?!\s?\d)/u.exec(text.slice(end))?.[0] ?? '');
  return `${before}${text.slice(at, end)}${behind}`;
}

/** “£32”, “12 €”, “8.90” */
export const isMoney = (token: Token, text: string): boolean =>
  isFigure(token) && (isDecimal(token) || currencyIn(signed(token, text)) !== undefined);

/** “6 euro” */
const isMoneyWord = (token: Token | undefined, text: string): boolean =>
  token !== undefined &&
  !isFigure(token) &&
  currencyIn(text.slice(token.at, token.end)) !== undefined;

export const isName = (token: Token | undefined, text: string): boolean =>
  token !== undefined && (token.quote !== undefined || /^[\p{Lu}\d]/u.test(text.slice(token.at)));

/** “Bac 1 tomates, bac 2 courgettes”: all begin with the same word and a number. */
export const areNumbered = (items: readonly (readonly Token[])[]): boolean =>
  items.every(
    ([noun, number, ...others]) =>
      noun?.plain === items[0]?.[0]?.plain &&
      /^\d+$/u.test(number?.plain ?? '') &&
      others.length > 0,
  );

export function toldOf(item: readonly Token[], hand: Hand, isNumbered: boolean): Told {
  const { text, spoken } = hand;
  const plain = item.filter(({ at }) => !isBracketed(text, at));
  const said = isName(plain[0], text) ? plain : bared(plain, hand);
  const figure = isNumbered ? undefined : figureIn(said, hand);
  // “Elbow x 40”
  const isTimes = figure !== undefined && figure.at > 1 && said[figure.at - 1]?.plain === 'x';
  const left = figure ? said.slice(0, figure.at - (isTimes ? 1 : 0)) : said;
  const begun = isNumbered ? 0 : datedAt(left, hand);
  const cut = isNumbered
    ? 2
    : begun + (tailAt(left.slice(begun), figure !== undefined, hand) || left.length - begun);
  const parts = [
    left.slice(0, begun),
    left.slice(cut),
    figure ? said.slice(figure.end) : [],
    item.filter(({ at }) => isBracketed(text, at)),
  ];
  const note = parts
    .map((tokens) => textOf(tokens, hand).replace(/(?<=\p{L})\s*\p{Sc}$/u, ''))
    .filter(Boolean)
    .join(' · ');
  const [only, ...others] = figure ? said.slice(figure.at, figure.end) : [];
  const written = [
    ...(only ? [signed(only, text)] : []),
    ...(others.length > 0 ? [typed(text, others)] : []),
  ]
    .join(' ')
    .slice(0, 24);
  const value = isTimes ? `× ${written}` : written;
  return {
    name: spoken.between(left.slice(begun, cut), [], ['linking', 'isare']),
    ...(value ? { value } : {}),
    ...(note ? { note: capital(note).slice(0, 60) } : {}),
  };
}

/** Position of the price or count: “£32”, “6 euro”, “x 40”, “25 pza”. */
function figureIn(said: readonly Token[], hand: Hand): { at: number; end: number } | undefined {
  const { text, spoken, language } = hand;
  const price = said.findIndex(
    (token, at) =>
      at > 0 && (isMoney(token, text) || (isFigure(token) && isMoneyWord(said[at + 1], text))),
  );
  if (price > 0) return { at: price, end: price + (isMoneyWord(said[price + 1], text) ? 2 : 1) };
  if (said.some((_, at) => isMonthAt(said, at, language))) return undefined;
  const last = said.length - 1;
  const isUnit =
    !isFigure(said[last] as Token) &&
    spoken.rest(said.slice(last), ...spoken.listNames()).length > 0;
  // “Nuc 1” is a name, “iso valve 9” a count.
  const isCounted = (token: Token, at: number) =>
    /^\d+$/u.test(token.plain) &&
    text[token.at - 1] !== '/' &&
    (token.plain.length > 1 || (at === last && !/^\p{Lu}/u.test(text.slice(said[0]?.at))));
  const at = said.findLastIndex(
    (token, index) =>
      index > 0 && isCounted(token, index) && (index === last || (index === last - 1 && isUnit)),
  );
  return at > 0 ? { at, end: said.length } : undefined;
}

/** Adds the currency of the list or app to “8.90”; to whole figures only in a list of prices. */
export function inMoney(
  told: readonly Told[],
  list: RowList | undefined,
  arePrices: boolean,
  { design }: Hand,
): Told[] {
  const signs = rowsOf(design).flatMap(({ component, at }) => {
    const isOwn = component.type === 'list' && (!list || component.id === list.id);
    const value = isOwn ? (component.rows[at]?.value ?? '') : '';
    return value ? [/^[^\d\s]+\s?(?=\d)/u.exec(value)?.[0] ?? ''] : [];
  });
  const [sign = ''] = signs;
  const figure = arePrices ? /^\d+(?:[.,]\d+)?$/u : /^\d+[.,]\d\d$/u;
  return told.map((each) =>
    signs.every((other) => other === sign) && figure.test(each.value ?? '')
      ? { ...each, value: `${sign}${each.value}` }
      : each,
  );
}

/** Matches a month with a day beside it: “14 June”, not “Aunt May”. */
const isMonthAt = (tokens: readonly Token[], at: number, language: string): boolean =>
  calendarOf(language).months.has(tokens[at]?.plain ?? '') &&
  [tokens[at - 1], tokens[at + 1]].some((each) => each !== undefined && /^\d/u.test(each.plain));

/** Counts the tokens of a leading date: “14 June St Oswald’s”, “9.5. Schlauch kuppeln”. */
function datedAt(name: readonly Token[], { language }: Hand): number {
  const [first, , third] = name;
  if (!first || name.length < 2) return 0;
  if (/^\d{1,2}\.\d{1,2}$/u.test(first.plain)) return 1;
  const isDate =
    isMonthAt(name, 0, language) || (/^\d/u.test(first.plain) && isMonthAt(name, 1, language));
  return isDate && third ? 2 : 0;
}

/** Start of the details after a name: “Jordan 4 Bred paid”, “Hannah & Cole June 14 four tiers”. */
function tailAt(name: readonly Token[], isPriced: boolean, { text, language }: Hand): number {
  // “Major - GSD, 9 years”, “30 minutes = 20 points”, “Mrs Adeyemi, Yamaha U1”
  const stop = name.findIndex(({ at }, index) =>
    /\s[-–—=]\s|,/u.test(text.slice(name[index - 1]?.end ?? at, at)),
  );
  const isTime = ({ plain }: Token) => /^\d+(?:[.:]\d\d)?(?:am|pm)$/u.test(plain);
  const isDay = (at: number) =>
    isMonthAt(name, at, language) || isMonthAt(name, at + 1, language) || isTime(name[at] as Token);
  const day = name.findIndex((_, at) => at > 0 && isDay(at));
  const cuts = [stop, day, lowerAt(name, isPriced, text)].filter((at) => at > 0);
  return cuts.length > 0 ? Math.min(...cuts) : 0;
}

/** Start of lower-case details: “Jordan 4 Bred paid”, “00214 twins pen 3”, not “Lost and Found”. */
function lowerAt(name: readonly Token[], isPriced: boolean, text: string): number {
  const first = text.slice(name[0]?.at);
  const isNumber = /^\d{3}/u.test(first);
  if (!isNumber && !/^\p{Lu}/u.test(first)) return 0;
  const lower = name.findIndex(
    (token, at) =>
      /^\p{Ll}/u.test(text.slice(token.at)) &&
      !/^\p{Lu}/u.test(text.slice(name[at + 1]?.at ?? text.length)),
  );
  const isLong = lower > 1 ? isPriced || name.length > longName : name.length > longestName;
  if (!isNumber && !isLong) return 0;
  // “Grace from Barnsley 3 seats”: the figure belongs to the seats.
  return lower > 1 && /^\d+$/u.test(name[lower - 1]?.plain ?? '') ? lower - 1 : lower;
}
