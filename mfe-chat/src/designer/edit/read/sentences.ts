import { languageOfIdea } from '../../interpret/read-brief';
import { isBracketed, isStopBetween } from './clauses';
import type { Hand, Outcome } from './hand';
import type { Token } from './tokens';

const longestAnd = 3;

/** Does not cut after the day of a date (“9.5. Funk”) or inside brackets. */
function cutAt(stops: RegExp, tokens: readonly Token[], text: string): (readonly Token[])[] {
  const pieces: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const gap = before ? text.slice(before.end, token.at) : '';
    // “Milk 31 (low!!), fish 58”
    const between =
      before && isBracketed(text, before.at) ? gap.replace(/^[^)）]*[)）]/u, '') : gap;
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

export const piecesOf = (tokens: readonly Token[], text: string): (readonly Token[])[] =>
  cutAt(/[,;、，；،]/u, tokens, text);

export const sentencesOf = (tokens: readonly Token[], text: string): (readonly Token[])[] =>
  cutAt(/[!?。！？\n]|\.(?!\s*,)/u, tokens, text);

export const linesOf = (tokens: readonly Token[], text: string): (readonly Token[])[] =>
  cutAt(/\n/u, tokens, text);

export interface TakenIn {
  outcome: Outcome;
  rest: readonly (readonly Token[])[];
}

/** Splits at commas and at the last “and”. */
export function itemsOf(said: readonly Token[], { spoken, text }: Hand): (readonly Token[])[] {
  const items = piecesOf(said, text);
  const last = items.pop() ?? [];
  // “And” is short in every language; “then” and “also” do not separate items.
  const joint = last.findLastIndex(
    ({ plain, at }, index) =>
      index > 0 &&
      plain.length <= longestAnd &&
      spoken.lengthAt(last, index, 'joints') === 1 &&
      !isBracketed(text, at),
  );
  const left = last.slice(0, joint);
  const endsSo = items.every((item) => /\d/u.test(item.at(-1)?.plain ?? ''));
  const isTwo = joint > 0 && (!endsSo || /\d/u.test(left.at(-1)?.plain ?? ''));
  return [...items, ...(isTwo ? [left, last.slice(joint + 1)] : [last])]
    .map((item) => spoken.between(item, ['joints'], ['closing']))
    .filter((item, at) => item.length > 0 && (at === 0 || spoken.lengthAt(item, 0, 'never') === 0));
}

/** Words allowed around a list of records, besides the noun of the list. */
export const aroundRecords = [
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
  'closing',
];

export function isInItsLanguage({ text, design, language }: Hand): boolean {
  const spokenIn = languageOfIdea(text);
  return language === spokenIn || (spokenIn === 'en' && language === design.language);
}

export const saysPart = (said: readonly Token[], { spoken }: Hand): boolean =>
  spoken.named(said, 'part').some(({ name }) => name !== 'list' && name !== 'checklist');
