import type { AppDesign } from '../../model/app-design';
import { initialsOf } from '../new-row';
import type { SingleOperation } from '../operation';
import { interpret } from '../../interpret/interpret';
import { wordsOf } from '../../interpret/words';
import { isStopBetween } from './clauses';
import { done, type Hand, type Outcome } from './hand';
import {
  choicesNamed,
  choicesOffering,
  filled,
  rowsIn,
  saysWhole,
  statesIn,
  type ListSaid,
} from './listed-items';
import { colorsIn } from './look-words';
import { bared, capital, textOf } from './names';
import { listNamed, recordList } from './record-list';
import { endsNoun } from './row-becomes';
import { itemsIn } from './rows-listed';
import { ofVisitor } from './rows-told';
import { typed, wordCount, type Token } from './tokens';
import { rowsOf, shownIn, textsOf } from './visible';

const longestItem = 6;
const leastItems = 3;
const mostItems = 8;
/** Most words around a list that are not about its purpose. */
const mostOther = 4;
const mostOperations = 90;

/** Words before a list of names: “such as”, “like”, “called”. */
const namings = ['listlead', 'likeword', 'called', 'sayverb'] as const;
/** Other words before a list: “should be”; “are” may also be a statement. */
const leads = [...namings, 'shouldbe', 'isare'] as const;
/** Clauses with these words ask for something else. */
const orders = ['add', 'remove', 'duplicate', 'needless'];
const otherOrders = [
  ...orders,
  'move',
  'show',
  'rename',
  'set',
  'no',
  'call',
  'use',
  'want',
  'replace',
];
/** What a wish for other names may have besides. */
const around = ['the', 'closing', 'modal', 'use', 'set', 'to', 'call', 'replace', 'wth'];
/** Longer texts list nothing. */
const mostTokens = 120;

interface Enumerated {
  about: readonly Token[];
  items: readonly (readonly Token[])[];
  /** Evidence for names: a naming word, “should be”, or only the words before the list. */
  by: 'naming' | 'wish' | 'nothing';
  /** “Call them …”. */
  isCalled: boolean;
  /** “Owners are Baz, Keith and Sanj”: all items are capitalised. */
  isProper: boolean;
  isInstead: boolean;
}

function piecesOf(tokens: readonly Token[], { text }: Hand): { from: number; before: string }[] {
  return tokens.flatMap((token, at) => {
    const last = tokens[at - 1];
    if (!last) return [{ from: 0, before: '' }];
    if (last.plain === ':') return [{ from: at, before: ':' }];
    const isStop = token.plain !== ':' && isStopBetween(text, last, token);
    return isStop ? [{ from: at, before: text.slice(last.end, token.at) }] : [];
  });
}

const endsSentence = (before: string) => /[.!?;:\n。！？]/u.test(before);

/** Finds three or more items after a colon, a stop, or a word such as “like”. */
export function enumeratedIn(tokens: readonly Token[], hand: Hand): Enumerated | undefined {
  const { spoken, text } = hand;
  if (tokens.length > mostTokens) return undefined;
  const pieces = piecesOf(tokens, hand);
  const endOf = (index: number) => pieces[index + 1]?.from ?? tokens.length;
  for (const [index, { from, before }] of pieces.entries()) {
    const next = pieces.findIndex((piece, behind) => behind > index && endsSentence(piece.before));
    const end = next < 0 ? tokens.length : (pieces[next]?.from ?? tokens.length);
    const called = calledIn(tokens.slice(from, endOf(index)), hand);
    const lead = called ?? leadIn(tokens.slice(from, endOf(index)), hand);
    if (lead === undefined && !endsSentence(before)) continue;
    const start = from + (lead ?? 0);
    const run = tokens.slice(start, end).filter(({ plain }) => plain !== ':');
    const other = contrastIn(run, hand);
    const items = itemsIn(other ? run.slice(0, other.at) : run, hand);
    const isParted = run.some(
      (token, at) => at > 0 && isStopBetween(text, run[at - 1] as Token, token),
    );
    // “Bread and butter and jam” may be one name.
    const least = called === undefined ? leastItems : leastItems - 1;
    const isRow = isParted || called !== undefined;
    if (!isRow || items.length < least || items.length > mostItems) continue;
    const isSwap = spoken.lengthAt(tokens, from, 'replace') > 0;
    // “No sugar” may be one of several.
    const isOrderly = (item: readonly Token[]) =>
      isSwap && item.length === 2 && spoken.lengthAt(item, 0, 'no') === 1;
    if (items.some((item) => !isOrderly(item) && isOther(item, hand))) continue;
    // “Baking, sci-fi”: one thing of several may be called like a look.
    if (items.filter((item) => isLook(item, hand)).length * 2 >= items.length) continue;
    const last = other ? run.slice(other.at + other.length) : [];
    const said = tokens.slice(from, start);
    const isNaming = before === ':' || called !== undefined || spoken.has(said, ...namings);
    const isWish = spoken.rest(said, 'isare').length === said.length && lead !== undefined;
    return {
      about: [...tokens.slice(0, start), ...last, ...tokens.slice(end)],
      items,
      by: isNaming ? 'naming' : isWish ? 'wish' : 'nothing',
      isInstead: other !== undefined,
      isCalled: called !== undefined,
      isProper: items.every((item) => isCapital(item[0], text)),
    };
  }
  return undefined;
}

const isCapital = (token: Token | undefined, text: string): boolean =>
  token !== undefined && (token.quote !== undefined || /^\p{Lu}/u.test(text.slice(token.at)));

/** “Call them Rye, Spelt and Batard”, “make the dogs Luna and Thor”: where the first name begins, if it does so with a capital. */
function calledIn(piece: readonly Token[], { spoken, text }: Hand): number | undefined {
  const verb = Math.max(...['call', 'set', 'use'].map((list) => spoken.lengthAt(piece, 0, list)));
  const at = piece.findIndex((token, index) => index >= verb && isCapital(token, text));
  const said = piece.slice(verb, Math.max(0, at));
  // “Call it Sun, Moon and Stars” may be the app.
  const isMany = spoken.has(said, 'several') || said.some(({ plain, single }) => plain !== single);
  const isCall = spoken.lengthAt(piece, 0, 'call') > 0;
  // “Make the patient's name Mr. Harrow” is about one.
  const last = said.at(-1);
  if (!isCall && (last === undefined || last.plain === last.single)) return undefined;
  return verb > 0 && isMany && !spoken.has(said, 'to', 'shouldbe', 'called') ? at : undefined;
}

/** Start of what is excluded: “instead of …”, or “not …” before a visible text: “not sure” may be an option. */
function contrastIn(run: readonly Token[], hand: Hand) {
  const found = hand.spoken.find(run, 'insteadof', 1);
  const isShown = (from: number) =>
    textsOf(hand.design).some(({ text }) => saysWhole(run.slice(from), text, hand));
  return found && (found.length > 1 || isShown(found.at + 1)) ? found : undefined;
}

function isOther(item: readonly Token[], hand: Hand): boolean {
  const { spoken } = hand;
  // “Clear” alone is the weather, “clear the list” a command.
  const isOrder = item.length > 1 && otherOrders.some((list) => spoken.lengthAt(item, 0, list) > 0);
  if (isOrder || wordCount(item) > longestItem) return true;
  // “Big Dave” is a name.
  if (item.length > 1 && item.every((token) => isCapital(token, hand.text))) return false;
  return (
    spoken.has(item, 'very', 'less', 'bigger', 'smaller', 'insteadof') ||
    // “Ben is Declan” is a sentence.
    (item.length > 2 && spoken.has(item.slice(1), 'isare', 'shouldbe')) ||
    colorsIn(item, hand).some(({ from, to }) => to - from === item.length)
  );
}

/** “Soft”, “clean” are styles. */
function isLook(item: readonly Token[], { text }: Hand): boolean {
  const said = typed(text, item);
  const { moods, styles, mode } = interpret(said);
  return [...moods, ...styles, ...(mode ? [mode] : [])].some(
    ({ words }) => words.length === item.length,
  );
}

function leadIn(piece: readonly Token[], { spoken }: Hand): number | undefined {
  // “Replace the interests with climbing, baking and chess”
  const other = spoken.lengthAt(piece, 0, 'replace') > 0 ? spoken.find(piece, 'wth', 2) : undefined;
  if (other) return other.at + other.length;
  const lengthAt = (at: number) =>
    Math.max(0, ...leads.map((list) => spoken.lengthAt(piece, at, list)));
  let at = piece.findIndex((_, index) => lengthAt(index) > 0);
  if (at < 0) return undefined;
  for (let length = lengthAt(at); length > 0; length = lengthAt(at)) at += length;
  // “Called things like …”
  const like = spoken.find(piece, 'likeword', at);
  if (like && like.at - at <= 2) at = like.at + like.length;
  return at < piece.length ? at : undefined;
}

function valuesUnder(label: string, design: AppDesign): string[] {
  const values = shownIn(design).flatMap(({ component }) =>
    component.type === 'detail'
      ? component.records.flatMap(({ facts }) =>
          facts.filter((fact) => fact.label === label).map(({ value }) => value),
        )
      : [],
  );
  return [...new Set(values)];
}

const labelsIn = (design: AppDesign): string[] => [
  ...new Set(
    shownIn(design).flatMap(({ component }) =>
      component.type === 'detail'
        ? component.records.flatMap(({ facts }) => facts.map(({ label }) => label))
        : [],
    ),
  ),
];

const recordTitles = (design: AppDesign): string[] =>
  shownIn(design).flatMap(({ component }) =>
    component.type === 'detail' ? component.records.map(({ title }) => title) : [],
  );

/** Renames a record in all texts, including its initials. */
const renamed = (from: string, to: string, design: AppDesign): SingleOperation[] => [
  ...rowsOf(design).flatMap(({ component, at, title }): SingleOperation[] => {
    const lead = component.type === 'list' ? component.rows[at]?.lead : undefined;
    return title === from && lead?.as === 'initials'
      ? [
          {
            op: 'row.edit',
            component: component.id,
            at,
            row: { title: to, lead: { ...lead, text: initialsOf(to) } },
          },
        ]
      : [];
  }),
  ...everywhere(from, to, design),
];

const everywhere = (from: string, to: string, design: AppDesign): SingleOperation[] =>
  textsOf(design)
    .filter(({ text, component: { type } }) => text === from && !ofVisitor.has(type))
    .map(({ component: { id }, path }) => ({ op: 'text.set', id, path, text: to }));

/** “–” occurs under many labels. */
const isOwn = (value: string) => /\p{L}/u.test(value);

/** Replaces the values under a label, unless an item names the label itself. */
function valued({ about, items, by, isInstead }: Enumerated, names: readonly string[], hand: Hand) {
  const { design } = hand;
  const label = labelsIn(design).find((each) => saysWhole(about, each, hand));
  const values = label ? valuesUnder(label, design) : [];
  // “Household 4 is Ann, household 5 is Bob” assigns one each.
  if (!label || values.length < 2 || items.some((item) => saysWhole(item, label, hand))) return [];
  const isSaid = values.some((value) => isOwn(value) && saysWhole(about, value, hand));
  if (by === 'nothing' && !isInstead && !isSaid) return [];
  return values.flatMap((value, at) =>
    isOwn(value) ? everywhere(value, names[at % names.length] ?? value, design) : [],
  );
}

function titled(found: Enumerated, names: readonly string[], hand: Hand) {
  const { about: said, by, isInstead, isProper, isCalled } = found;
  const { design, spoken } = hand;
  // In “name the dogs …”, “name” is the verb.
  const about = isCalled ? said.slice(spoken.lengthAt(said, 0, 'call')) : said;
  const rows = rowsOf(design);
  // “Each tool says how dangerous it is: safe, careful” describes a fact.
  if (spoken.has(about, 'wh', 'how')) return [];
  const isOwn = about.some((token) => endsNoun([token], hand));
  const named = isOwn ? undefined : listNamed(about, design);
  const list = named ?? recordList(design);
  const listed = rows.filter(({ component }) => component.id === list?.id);
  const isOfPeople = ({ component, at }: (typeof rows)[number]) =>
    component.type === 'list' && component.rows[at]?.lead?.as === 'initials';
  // The start lists people beside the interests that the app is about.
  const records = recordTitles(design);
  const others = records.filter((title) => !listed.some((row) => row.title === title));
  const isOtherList = listed.every(isOfPeople) || others.length === records.length;
  const isOfOthers = named === undefined && isOwn && isOtherList && others.length > 0;
  const own = isOfOthers ? [] : listed;
  // The start may show a few of the records.
  const isShort = own.length === 0 || (own.length < names.length && others.length < records.length);
  const titles = [...new Set([...own.map(({ title }) => title), ...(isShort ? others : [])])];
  const shown = titles.filter((title) => saysWhole(about, title, hand)).length;
  const isPeople = own.some(isOfPeople);
  const isGiven = by === 'naming' || isPeople;
  const words = ['rowword', 'titleword', ...(isGiven ? ['nameword', 'several'] : [])];
  const isOfRows = named !== undefined || isOwn || spoken.has(about, ...words);
  const isBare =
    spoken
      .rest(about, ...words, ...leads, ...around)
      .filter((token) => !endsNoun([token], hand) && !(named && token.plain !== token.single))
      .length === 0;
  const isMeant =
    by === 'naming'
      ? isOfRows || shown > 0
      : shown > 1 || ((by === 'wish' || isProper) && isOfRows && isBare);
  if (!isMeant && !(isInstead && shown > 0)) return [];
  // Other rows stay unless the sentence lists all.
  const isAll = isBare && !spoken.has(about, 'likeword', 'listlead');
  const gone = isInstead || isAll ? own.slice(names.length).toReversed() : [];
  return [
    ...titles.flatMap((title, at) => {
      const name = names[at];
      return name === undefined ? [] : renamed(title, name, design);
    }),
    ...gone.map(({ component: { id: component }, at }): SingleOperation => ({
      op: 'row.remove',
      component,
      at,
    })),
  ];
}

function strangeIn(said: readonly Token[], { spoken, design }: Hand): number {
  const shown = new Set(
    textsOf(design).flatMap(({ text }) => wordsOf(text).map(({ single }) => single)),
  );
  return spoken.rest(said, ...spoken.listNames()).filter(({ single }) => !shown.has(single)).length;
}

function listsFor({ about, by, isInstead }: Enumerated, hand: Hand): ListSaid[] {
  const offered = choicesOffering(about, by === 'nothing' ? 1 : 2, hand);
  if (offered.length > 0) return offered;
  if (by === 'nothing' && !isInstead) return [];
  if (hand.spoken.has(about, 'stateword')) return statesIn(hand);
  const named = choicesNamed(about, hand);
  if (named.length > 0 || !hand.spoken.has(about, 'part:checklist')) return named;
  return shownIn(hand.design).flatMap(({ component }) =>
    component.type === 'checklist' ? rowsIn(component) : [],
  );
}

/** Replaces titles, facts or options by three or more listed values: “Weather 1, come on. Overcast, drizzle, sunny”. */
export function enumerated(whole: readonly Token[], hand: Hand): Outcome | undefined {
  const { spoken } = hand;
  const found = enumeratedIn(whole, hand);
  if (!found || found.about.length === 0 || spoken.has(found.about, ...orders)) return undefined;
  const { about, items } = found;
  if (strangeIn(about, hand) > mostOther) return undefined;
  const names = items.map((item) => capital(textOf(bared(item, hand), hand)).slice(0, 40));
  const lists = listsFor(found, hand).flatMap((list) => filled(list, names));
  // Options of a field are also values of its records.
  const said = valued(found, names, hand);
  const isOfField = said.length > 0 && !spoken.has(about, 'stateword');
  const values = lists.length > 0 && !isOfField ? lists : said;
  const operations = values.length > 0 ? values : titled(found, names, hand);
  return operations.length > 0 && operations.length <= mostOperations
    ? done(...operations)
    : undefined;
}
