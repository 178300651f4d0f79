import { wordsOf } from '../../interpret/words';
import { freeId } from '../free-id';
import type { SingleOperation } from '../operation';
import { verbOf } from './clauses';
import { done, type Hand, type Outcome } from './hand';
import { bared, capital, textOf } from './names';
import { listNamed, recordList, type RowList } from './record-list';
import { endsNoun } from './row-becomes';
import { areNumbered, inMoney, isFigure, toldOf } from './row-of-item';
import { madeOf, rowsFor, type Told } from './rows-told';
import { runIn, type Run } from './run-in';
import { aroundRecords, isInItsLanguage, saysPart, type TakenIn } from './sentences';
import { isDone } from './is-done';
import { stylesIn } from './look-words';
import { wordCount, type Token } from './tokens';
import { shownIn } from './visible';

const longestTitle = 10;
const longestHeading = 3;
const longestPerson = 3;
const mostTokens = 160;

/** Leads with these words are about fields, options or positions. */
const others = [
  'fieldword',
  'columnword',
  'formword',
  'screen',
  'tab',
  'stateword',
  'wh',
  'how',
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

const isOfPeople = (list: RowList | undefined, { design }: Hand): boolean =>
  shownIn(design).some(
    ({ component }) =>
      component.type === 'list' &&
      component.id === list?.id &&
      component.rows.every(({ lead }) => lead?.as === 'initials'),
  );

function listOfPeople(hand: Hand): RowList | undefined {
  const lists = shownIn(hand.design).flatMap(({ component }) =>
    component.type === 'list' && component.rows.length > 0
      ? [{ id: component.id, count: component.rows.length }]
      : [],
  );
  return lists.find((list) => isOfPeople(list, hand));
}

/** Tells whether rows may be people: short names without figures. */
const arePeople = (told: readonly Told[], { text }: Hand): boolean =>
  told.every(
    ({ name, value }) =>
      value === undefined &&
      /^\p{Lu}/u.test(text.slice(name[0]?.at)) &&
      wordCount(name) <= longestPerson,
  );

/** Words of a lead besides function words and the app’s noun. */
const headIn = (lead: readonly Token[], hand: Hand): Token[] =>
  hand.spoken
    .rest(lead, ...aroundRecords, 'invented')
    .filter((token) => !endsNoun([token], hand) && !isFigure(token));

const isPriced = (list: RowList | undefined, { design }: Hand): boolean =>
  shownIn(design).some(
    ({ component }) =>
      component.type === 'list' &&
      component.id === list?.id &&
      component.rows.some(({ value }) => /^\p{Sc}|\p{Sc}$/u.test(value ?? '')),
  );

/** “Sizes: small, large” lists values of a fact. */
function areValues({ lead, items }: Run, { spoken, design }: Hand): boolean {
  const said = spoken.rest(lead, 'nameword', 'price');
  const labels = shownIn(design).flatMap(({ component }) =>
    component.type === 'detail'
      ? component.records.flatMap(({ facts }) => facts.map(({ label }) => wordsOf(label)))
      : [],
  );
  const isLabel = said.some(({ single }) =>
    labels.some((label) => label.length === 1 && label[0]?.single === single),
  );
  return (isLabel || spoken.has(said, 'attribute')) && !items.flat().some(isFigure);
}

function listFor(run: Run, told: readonly Told[], hand: Hand): RowList | undefined {
  const list = listMeant(run, hand);
  // “Bac 1” and “curry sauce 1.70” are not people.
  return list && (!isOfPeople(list, hand) || arePeople(told, hand)) ? list : undefined;
}

function listMeant({ lead, items, before, behind }: Run, hand: Hand): RowList | undefined {
  const { design, spoken } = hand;
  const main = recordList(design);
  const isInstead = [lead, ...before, ...behind].some((each) =>
    spoken.has(each, 'mine', 'invented'),
  );
  if (lead.length === 0) {
    // “Tray 1 pillar candles, tray 2 tea lights”: trays, not candles.
    const isOther = areNumbered(items) && !endsNoun(items[0]?.slice(0, 1) ?? [], hand);
    // After another sentence the list may belong to that: “can they pick a mood? Settled, tearful”.
    if (isOther || before.length > 0) return undefined;
    return listOfNames(items, hand) ?? main;
  }
  const head = headIn(lead, hand);
  const named = listNamed(lead, design) ?? listNamed(before.flat(), design);
  if (named) return head.length < 2 || isInstead ? named : undefined;
  // “Prices: infills £30” updates the list with prices.
  if (spoken.has(lead, 'price')) return isPriced(main, hand) ? main : undefined;
  const isPeople = head.length > 0 && head.every((token) => spoken.has([token], 'people'));
  if (isPeople || (head.length === 1 && isInstead)) return listOfNames(items, hand);
  // “Families: Benali, Diop, Nguyen” in an app about people.
  if (head.length === 1) return isOfPeople(main, hand) ? listOfNames(items, hand) : undefined;
  if (head.length > 1) return isInstead && !spoken.has(lead, 'rowword') ? main : undefined;
  return spoken.has(lead, 'nameword') ? (listOfNames(items, hand) ?? main) : main;
}

function listOfNames(items: Run['items'], hand: Hand): RowList | undefined {
  const isName = ([first]: readonly Token[]) => /^\p{Lu}/u.test(hand.text.slice(first?.at));
  return items.every(isName) ? listOfPeople(hand) : undefined;
}

/** Components that are not records: “filter: N, H0”. */
const choosers = ['filter', 'button', 'toggles', 'poll', 'tags', 'steps', 'form', 'settings'];

const saysChooser = (said: readonly Token[], { spoken }: Hand): boolean => {
  const parts = spoken.named(said, 'part');
  return parts.length > 1 || parts.some(({ name }) => choosers.includes(name));
};

/** Title of a new list: its lead, the numbered word, or the subject of the sentence before. */
function headingOf({ lead, by, items, before }: Run, hand: Hand): readonly Token[] {
  const { spoken } = hand;
  if (lead.length === 0 && areNumbered(items)) return items[0]?.slice(0, 1) ?? [];
  const on = lead.findLastIndex((_, at) => spoken.lengthAt(lead, at, 'on') > 0);
  // “First four on the waiting list are”
  const isOfList = on > 0 && spoken.has(lead.slice(on), 'rowword');
  if (by !== 'sign' && !isOfList) return [];
  const row = lead.findIndex((_, at) => at > 0 && spoken.lengthAt(lead, at, 'rowword') > 0);
  // “The waiting list in order is”
  const kept = by === 'sign' ? lead.slice(0, row > 0 ? row + 1 : lead.length) : lead.slice(on + 1);
  if (spoken.has(kept, 'price') && headIn(kept, hand).length === 0)
    return kept.filter((token) => spoken.has([token], 'price'));
  const around = [
    'joints',
    'mine',
    'invented',
    'add',
    'isare',
    'replace',
    'set',
    'use',
    'wth',
    'to',
  ];
  const named = bared(spoken.trimmed(spoken.politely(kept), ...around), hand);
  if (headIn(kept, hand).length > 0)
    return spoken.between(spoken.rest(named, 'mine', 'invented'), [], ['linking', 'on', 'wth']);
  // “Practice is always on Fridays. Put in: …”
  const said = before.at(-1) ?? [];
  return bared(said.slice(0, spoken.find(said, 'isare', 1)?.at ?? 0), hand);
}

/** Adds a list if the design has none: “Treatments: infills £30, soak off £10”. */
function newListOf(run: Run, told: readonly Told[], hand: Hand): Outcome | undefined {
  const { design, spoken } = hand;
  const named = headingOf(run, hand);
  const screen = design.screens.find(({ id }) => id === design.start);
  const isTitle = named.length > 0 && wordCount(named) <= longestHeading;
  if (!screen || !isTitle || verbOf(named, spoken).length > 0) return undefined;
  // “We use four: …” is not a title.
  const isNoun = (token: Token) =>
    spoken.has([token], 'rowword', 'price') ||
    spoken.rest([token], ...spoken.listNames()).length > 0;
  if (spoken.has(named, 'noheading') || !named.every(isNoun)) return undefined;
  // “Reminders, chat, maps”, “big letters, a calm look” are requests.
  const isWish = (item: readonly Token[]) =>
    saysPart(item, hand) || stylesIn(item, hand).length > 0 || spoken.has(item, 'letters', 'asks');
  const areFigured = told.some(({ value, note }) => value !== undefined || note !== undefined);
  if (!areFigured && run.items.some(isWish)) return undefined;
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

/** Drops the words before the command: “they go by number, so swap them for these”. */
function ordered(lead: readonly Token[], { spoken }: Hand): readonly Token[] {
  const at = lead.findLastIndex((_, index) => spoken.lengthAt(lead, index, 'replace') > 0);
  return lead.slice(Math.max(0, at));
}

/** Takes the short sentence before a run as its lead, if it has none. */
function headed(run: Run, hand: Hand): Run {
  const said = run.before.at(-1) ?? [];
  return run.lead.length === 0 &&
    said.length > 0 &&
    !isDone(said, hand) &&
    headIn(said, hand).length < 2
    ? { ...run, lead: said, by: 'sign', before: run.before.slice(0, -1) }
    : { ...run, lead: ordered(run.lead, hand) };
}

/** Replaces invented records by the visitor’s: “The hives have names! Doris, Big Blue, Far Corner and Nuc 1”. */
export function ownRows(whole: readonly Token[], hand: Hand): TakenIn | undefined {
  const { spoken } = hand;
  const isRead = isInItsLanguage(hand) && whole.length <= mostTokens;
  const found = isRead ? runIn(whole, hand) : undefined;
  if (!found) return undefined;
  const run = headed(found, hand);
  const { lead, items, before, behind } = run;
  const isAsked = spoken.lengthAt(lead, 0, 'asking') > 0;
  // “Not Small, Large but Perfect, Tree, Lawn Dart” is about options.
  const left = spoken.rest(lead, 'mine', 'invented');
  if (isAsked || spoken.has(left, 'insteadof', ...others) || saysChooser(lead, hand))
    return undefined;
  if (areValues(run, hand)) return undefined;
  const isNumbered = areNumbered(items);
  const parts = items.map((item) => toldOf(item, hand, isNumbered));
  const names = new Set(parts.map(({ name }) => textOf(name, hand)));
  // “Room 101, room 102” are names with numbers.
  const told = names.size > 1 ? parts : items.map((name) => ({ name }));
  // “1 Nov 1482g, 8 Nov 1471g” are values of one record.
  const isAmount = ({ name }: Told) =>
    name.length > 0 && name.every(({ plain }) => /^\d+\p{L}+$/u.test(plain));
  if (told.some(isAmount)) return undefined;
  if (told.some(({ name }) => name.length === 0 || wordCount(name) > longestTitle))
    return undefined;
  const list = listFor(run, told, hand);
  const rows = inMoney(told, list, spoken.has(lead, 'price'), hand);
  const isAdded = spoken.has(lead, 'add', 'more');
  const outcome = list ? rowsFor(rows, list, hand, isAdded) : newListOf(run, rows, hand);
  const rest = [...before, ...behind].filter((each) => !isDone(each, hand));
  return outcome && { outcome, rest };
}
