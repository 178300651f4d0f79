import { languageOfIdea } from '../../interpret/interpret';
import type { SingleOperation } from '../operation';
import { fieldMore } from './add-field';
import { after } from './after';
import { isBracketed, verbOf } from './clauses';
import { framesOf } from './frames';
import { done, type Hand } from './hand';
import type { FieldKind } from './new-field';
import { bared, capital, textOf } from './names';
import { isDone, itemsOf, piecesOf, saysPart, sentencesOf, type TakenIn } from './sentences';
import { wordCount, type Token } from './tokens';
import { isAside } from './without-reason';

const mostFields = 6;
const longestLabel = 8;
/** Of what is missing anything may be said: a longer name is a sentence. */
const longestMissed = 3;
const longestRecord = 3;
/** Words before a colon that says what the list is. */
const longestLead = 4;
const mostOptions = 6;
const longestOption = 3;

/** What stands on a screen, and what names nothing. */
const noFields = ['screen', 'tab', 'font', 'colors', 'logo', 'picture', 'something'];

interface Field {
  label: string;
  kind: FieldKind;
  options: string[];
}

/** “Pet lamb y/n”, “outside (buttercream or fondant)”, “how many frames”: a field by what is put in. */
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

/** “Varroa count and what he treated with and the date”: where there are no commas, every “and” parts. */
function itemsIn(said: readonly Token[], hand: Hand): (readonly Token[])[] {
  const { spoken, text } = hand;
  const colon = said.findIndex(({ plain }) => plain === ':');
  // “Its own line: size, filling”
  const list = colon > 0 && colon <= longestLead ? said.slice(colon + 1) : said;
  const items = itemsOf(list, hand);
  if (items.length > 2 || piecesOf(list, text).length > 1) return items;
  const parts: Token[][] = [[]];
  for (const [at, token] of list.entries())
    if (spoken.lengthAt(list, at, 'joints') > 0) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts.filter(({ length }) => length > 0);
}

/** The fields that a sentence asks for of every record. */
function askedIn(said: readonly Token[], hand: Hand): (readonly Token[])[] | undefined {
  const { spoken } = hand;
  const isPart = (item: readonly Token[]) =>
    !spoken.has(item, 'attribute', 'fieldword') &&
    (saysPart(item, hand) || spoken.has(item, ...noFields));
  for (const { a, x } of framesOf(spoken, 'fieldsof', said))
    if (a && x && wordCount(a) <= longestRecord && !spoken.has(a, 'screen', 'tab')) {
      const items = itemsIn(x, hand);
      if (!items.some(isPart)) return items;
    }
  for (const { x } of framesOf(spoken, 'fieldfor', said)) {
    const items = x ? itemsIn(x, hand) : [];
    if (items.length > 0 && !items.some(isPart)) return items;
  }
  for (const { x } of framesOf(spoken, 'fieldmissing', said)) {
    const items = x ? itemsIn(x, hand) : [];
    const isName = (item: readonly Token[]) => wordCount(bared(item, hand)) <= longestMissed;
    if (items.length > 0 && items.every(isName) && !items.some(isPart)) return items;
  }
  return undefined;
}

/** What a sentence begins with, up to a comma or an “and” before another order, the longest first. */
function beginnings(sentence: readonly Token[], { spoken, text }: Hand): number[] {
  const commas = piecesOf(sentence, text).slice(1);
  const ands = sentence.flatMap((_, at) => {
    const length = at > 0 ? spoken.lengthAt(sentence, at, 'joints') : 0;
    return length > 0 && verbOf(sentence.slice(at + length), spoken).length > 0 ? [at] : [];
  });
  const ends = [...commas.map(([first]) => sentence.indexOf(first as Token)), ...ands];
  return [sentence.length, ...ends.toSorted((one, other) => other - one)];
}

/** An order, a sentence of its own, or how something is to be: “to be bigger”. */
const isOther = (item: readonly Token[], { spoken }: Hand): boolean =>
  verbOf(item, spoken).length > 0 ||
  spoken.lengthAt(item, 0, 'to') > 0 ||
  spoken.lengthAt(item, 0, 'subject') > 0 ||
  isAside(item, spoken);

/** “Each report needs a reference number and a photo”, “voicing is missing”: fields of every record. */
export function fieldsTold(whole: readonly Token[], hand: Hand): TakenIn | undefined {
  const { spoken, text, design, language } = hand;
  const spokenIn = languageOfIdea(text);
  if (language !== spokenIn && (spokenIn !== 'en' || language !== design.language))
    return undefined;
  const sentences = sentencesOf(whole, text);
  for (const [at, sentence] of sentences.entries())
    for (const end of beginnings(sentence, hand)) {
      const said = spoken.politely(spoken.between(sentence.slice(0, end), ['joints'], []));
      const items = askedIn(said, hand);
      if (!items || items.length > mostFields || items.some((item) => isOther(item, hand)))
        continue;
      const fields = items.map((item) => fieldOf(item, hand));
      const operations: SingleOperation[] = [];
      let now = hand;
      for (const field of fields) {
        const made = field && fieldMore(field.kind, field.label, now, field.options);
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
