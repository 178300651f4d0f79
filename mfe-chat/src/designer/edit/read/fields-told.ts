import type { SingleOperation } from '../operation';
import { fieldMore } from './add-field';
import { after } from './after';
import { isBracketed, verbOf } from './clauses';
import { framesOf } from './frames';
import { done, type Hand } from './hand';
import type { FieldKind } from './new-field';
import { bared, capital, isSaid, textOf } from './names';
import { isDone } from './is-done';
import { stylesIn } from './look-words';
import { endsNoun } from './row-becomes';
import {
  isInItsLanguage,
  itemsOf,
  piecesOf,
  saysPart,
  sentencesOf,
  type TakenIn,
} from './sentences';
import { wordsOf } from '../../interpret/words';
import { wordCount, type Token } from './tokens';
import { shownIn } from './visible';
import { isAside } from './without-reason';

const mostFields = 6;
const longestLabel = 8;
/** Longest name after “is missing”, in words; longer ones are sentences. */
const longestMissed = 3;
const longestRecord = 3;
const longestName = 5;
/** Words before a colon that introduces the list. */
const longestLead = 4;
const mostOptions = 6;
const longestOption = 3;

/** Words for screen parts, and words that name nothing. */
const noFields = [
  'screen',
  'tab',
  'font',
  'colors',
  'logo',
  'picture',
  'something',
  'no',
  'more',
  'less',
  'corners',
  'spacing',
  'bigger',
  'smaller',
  'rounder',
  'dark',
  'light',
];

/** Components that are not records: “each button needs an icon”. */
const furniture = [
  'button',
  'floating-button',
  'header',
  'section',
  'tiles',
  'cover',
  'links',
  'text',
];

interface Field {
  label: string;
  kind: FieldKind;
  options: string[];
}

/** Reads a field by its input: “Pet lamb y/n”, “outside (buttercream or fondant)”, “how many frames”. */
function fieldOf(item: readonly Token[], hand: Hand): Field | undefined {
  const { spoken, text } = hand;
  const plain = item.filter(({ at }) => !isBracketed(text, at));
  const inside = item.filter(({ at }) => isBracketed(text, at));
  const isYesNo = spoken.has(plain, 'yesno') || spoken.has(inside, 'yesno');
  const named = spoken.between(
    bared(spoken.rest(plain, 'yesno'), hand),
    ['fieldword', 'linking', 'the', 'indefinite'],
    ['fieldword', 'closing', 'yesno'],
  );
  const label = capital(textOf(named, hand))
    .replace(/[!?]+$/u, '')
    .slice(0, 80);
  if (!label || wordCount(named) > longestLabel) return undefined;
  const options = itemsOf(inside, hand)
    .flatMap((each) => parted(each, hand))
    .map((each) => capital(textOf(each, hand)).slice(0, 40));
  const isChoice = options.length > 1 && options.length <= mostOptions;
  const kind = isYesNo ? 'yesno' : isChoice ? 'choice' : 'text';
  return { label, kind, options: isChoice ? options : [] };
}

/** “Buttercream or fondant” */
function parted(said: readonly Token[], { spoken }: Hand): (readonly Token[])[] {
  const or = said.findIndex((_, at) => at > 0 && spoken.lengthAt(said, at, 'listand') > 0);
  const parts = or > 0 ? [said.slice(0, or), said.slice(or + 1)] : [said];
  return parts.every((part) => wordCount(part) <= longestOption) ? parts : [said];
}

/** “Varroa count and what he treated with and the date”: without commas, every “and” separates. */
function itemsIn(said: readonly Token[], hand: Hand): (readonly Token[])[] {
  const { spoken, text } = hand;
  const colon = said.findIndex(({ plain }) => plain === ':');
  // “Its own line: size, filling”
  const list = colon > 0 && colon <= longestLead ? said.slice(colon + 1) : said;
  // “… the pitch, like 440 or 435”
  const items = itemsOf(list, hand).filter(
    (item, at) => at === 0 || spoken.lengthAt(item, 0, 'likeword') === 0,
  );
  if (items.length > 2 || piecesOf(list, text).length > 1) return items;
  const parts: Token[][] = [[]];
  for (const [at, token] of list.entries())
    if (spoken.lengthAt(list, at, 'joints') > 0) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts.filter(({ length }) => length > 0);
}

/** “every order”: what the idea named may have another name in the design. */
const isNoun = (said: readonly Token[], hand: Hand): boolean =>
  said.some((token) => endsNoun([token], hand)) ||
  saysWordOf(hand.design.idea, said) ||
  hand.design.screens.some(({ name }) => saysWordOf(name, said));

/** “To the inspection”: one of many gets a field, “to the shopping list” a row. */
const isOneRecord = (said: readonly Token[], { design, spoken }: Hand): boolean => {
  const last = said.at(-1);
  if (!last || spoken.rest([last], ...spoken.listNames()).length === 0) return false;
  const heads = [design.domain.many, ...design.screens.map(({ name }) => name)].flatMap((name) =>
    wordsOf(name).slice(-1),
  );
  // “Beehives” of the idea may be “hives” in the design.
  return [...heads, ...wordsOf(design.idea)].some(
    ({ plain, single }) => plain !== single && single === last.plain,
  );
};

/** “Add the port and landing time”: one thing that the design does not name yet. */
const isAttributeSaid = (item: readonly Token[], hand: Hand): boolean => {
  const said = bared(item, hand);
  const last = said.at(-1);
  return (
    last !== undefined &&
    wordCount(said) <= longestMissed &&
    last.plain === last.single &&
    said.every(({ quote, at }) => quote === undefined && /\p{Ll}/u.test(hand.text.charAt(at))) &&
    (hand.spoken.has([last], 'attribute') ||
      hand.spoken.rest([last], ...hand.spoken.listNames()).length > 0) &&
    !endsNoun(said, hand) &&
    // “Add the lemon candle” adds a candle.
    !endsNoun([last], hand) &&
    !hand.design.screens.some(({ name }) => isSaid(said, name, hand))
  );
};

interface Asked {
  items: (readonly Token[])[];
  of: readonly Token[];
}

function recordsOf(of: readonly Token[], { design }: Hand): string[] {
  const details = shownIn(design).filter(({ component }) => component.type === 'detail');
  const named = details.filter(({ screen }) => saysWordOf(screen.name, of));
  return (named.length > 0 ? named : details.slice(0, 1)).map(({ component }) => component.id);
}

const saysWordOf = (name: string, said: readonly Token[]): boolean => {
  const words = new Set(wordsOf(name).map(({ single }) => single));
  return said.some(({ single }) => words.has(single));
};

function askedIn(said: readonly Token[], hand: Hand, isWhole: boolean): Asked | undefined {
  const { spoken } = hand;
  const isOfScreen = (item: readonly Token[]) =>
    stylesIn(item, hand).length > 0 ||
    spoken.rest(item, 'nameword', 'the').length === 0 ||
    (!spoken.has(item, 'attribute', 'fieldword') &&
      (saysPart(item, hand) || spoken.has(spoken.rest(item, 'yesno'), ...noFields)));
  const fieldsIn = (x: readonly Token[] | undefined) => {
    const items = x ? itemsIn(x, hand) : [];
    return items.length > 0 && !items.some(isOfScreen) ? items : undefined;
  };
  const isRecord = (a: readonly Token[]) =>
    wordCount(a) <= longestRecord &&
    !spoken.named(a, 'part').some(({ name }) => furniture.includes(name)) &&
    !spoken.has(a, 'screen', 'tab', 'partword', 'titleword');
  for (const { a, x } of framesOf(spoken, 'fieldsof', said)) {
    const isKnown = a && isRecord(a) && (isNoun(a, hand) || spoken.has(a, 'rowword', 'none'));
    const items = isKnown ? fieldsIn(x) : undefined;
    if (a && items) return { items, of: a };
  }
  for (const { a, x } of framesOf(spoken, 'fieldsofnoun', said)) {
    const items = a && isRecord(a) && isNoun(a, hand) ? fieldsIn(x) : undefined;
    // “Lesson needs manual or automatic on it, I do both”
    const isName = (item: readonly Token[]) =>
      wordCount(item) <= longestName && !spoken.has(item, 'it', 'subject');
    if (a && items?.every(isName)) return { items, of: a };
  }
  for (const { a, x } of framesOf(spoken, 'fieldsofone', said)) {
    const items = a && isRecord(a) && isOneRecord(a, hand) ? fieldsIn(x) : undefined;
    if (a && items) return { items, of: a };
  }
  for (const { x } of framesOf(spoken, 'fieldthe', said)) {
    const items = fieldsIn(x);
    // “Add the tile cutter, lent to Kev” adds a row with a detail.
    const isKnown = isWhole || items?.some((item) => spoken.has(item.slice(-1), 'attribute'));
    if (isKnown && items?.every((item) => isAttributeSaid(item, hand))) return { items, of: [] };
  }
  for (const { x } of framesOf(spoken, 'fieldfor', said)) {
    const items = fieldsIn(x);
    if (items && !items.some((item) => spoken.rest(item, 'people', 'the').length === 0))
      return { items, of: [] };
  }
  // “Rex is missing” is a record, “shelf life is missing” a field.
  for (const { x } of framesOf(spoken, 'fieldmissing', said)) {
    const items = fieldsIn(x);
    const isField = (item: readonly Token[]) =>
      wordCount(bared(item, hand)) <= longestMissed && spoken.has(item, 'attribute');
    if (items?.every(isField)) return { items, of: [] };
  }
  return undefined;
}

/** Returns beginnings up to a comma, or up to an “and” before another command, longest first. */
function beginnings(sentence: readonly Token[], { spoken, text }: Hand): number[] {
  const commas = piecesOf(sentence, text).slice(1);
  const ands = sentence.flatMap((_, at) => {
    const length = at > 0 ? spoken.lengthAt(sentence, at, 'joints') : 0;
    return length > 0 && verbOf(sentence.slice(at + length), spoken).length > 0 ? [at] : [];
  });
  const ends = [...commas.map(([first]) => sentence.indexOf(first as Token)), ...ands];
  return [sentence.length, ...ends.toSorted((one, other) => other - one)];
}

const isOther = (item: readonly Token[], { spoken }: Hand): boolean =>
  verbOf(item, spoken).length > 0 ||
  spoken.lengthAt(item, 0, 'to') > 0 ||
  spoken.lengthAt(item, 0, 'subject') > 0 ||
  isAside(item, spoken);

/** Adds fields to all records: “Each report needs a reference number and a photo”, “voicing is missing”. */
export function fieldsTold(whole: readonly Token[], hand: Hand): TakenIn | undefined {
  const { spoken, text } = hand;
  if (!isInItsLanguage(hand)) return undefined;
  const sentences = sentencesOf(whole, text);
  for (const [at, sentence] of sentences.entries())
    for (const end of beginnings(sentence, hand)) {
      const said = spoken.politely(spoken.between(sentence.slice(0, end), ['joints'], []));
      const { items, of } = askedIn(said, hand, end === sentence.length) ?? { items: [], of: [] };
      const isNone = items.length === 0 || items.length > mostFields;
      if (isNone || items.some((item) => isOther(item, hand))) continue;
      const fields = items.map((item) => fieldOf(item, hand));
      const operations: SingleOperation[] = [];
      let now = hand;
      for (const field of fields) {
        const made =
          field && fieldMore(field.kind, field.label, now, field.options, recordsOf(of, hand));
        if (!made) return undefined;
        operations.push(...made.operations);
        now = { ...now, design: after(now.design, made.operations) };
      }
      const behind = spoken.trimmed(sentence.slice(end), 'joints');
      const rest = [...sentences.slice(0, at), behind, ...sentences.slice(at + 1)];
      const isLeft = (each: readonly Token[]) => each.length > 0 && !isDone(each, hand);
      return { outcome: done(...operations), rest: rest.filter(isLeft) };
    }
  return undefined;
}
