import { wordsOf } from '../../../interpret/words';
import type { SingleOperation } from '../../operation';
import type { Hand } from '../hand';
import { endsNoun } from '../row-becomes';
import { tokensOf, wordCount, type Token } from '../tokens';
import { shownIn } from '../visible';
import { namesIn, type Check } from './check';

const labelsIn = (design: Hand['design']): ReadonlySet<string> =>
  new Set(
    shownIn(design).flatMap(({ component }) =>
      component.type === 'detail'
        ? component.records.flatMap(({ facts }) => facts.map(({ label }) => label.toLowerCase()))
        : [],
    ),
  );

/** A row named “row” or “the list”, or one that contains the next rows as its note. */
const isNoRow: Check = (operation, _clause, { spoken, text, design, language }) => {
  if (operation.op !== 'row.add' || typeof operation.row !== 'object') return false;
  const { title, note } = operation.row;
  if (typeof title === 'string') {
    // “Als Fahrzeuge LF 10” is the end of a command.
    const said = tokensOf(title);
    if (
      said.length > 2 &&
      ['to', 'on', 'insteadof'].some((list) => spoken.lengthAt(said, 0, list) > 0)
    )
      return true;
    const places = ['first', 'second', 'third', 'last', 'top', 'bottom'];
    if (spoken.rest(said, 'rowword', 'the', 'on', ...places).length === 0) return true;
    // Rejects “D, no contexts yet”, accepts “Cedar Close 4, 12:30”.
    if (/[,;]\s\P{N}+$/u.test(title)) return true;
    if (!/\p{L}/u.test(title) || labelsIn(design).has(title.toLowerCase())) return true;
  }
  if (typeof note !== 'string') return false;
  const joined = tokensOf(note);
  const isJoined = joined.some((_, at) => at > 0 && spoken.lengthAt(joined, at, 'joints') > 0);
  // “Ice, wine, coal and bread” are four rows.
  if (isJoined && note.includes(',')) return true;
  // A note whose words do not follow each other in the sentence was misread.
  if (wordCount(joined) > 2 && !text.toLowerCase().includes(note.toLowerCase())) return true;
  const told = note.split(/[,;]\s*/u);
  // German writes all nouns with a capital.
  const isList =
    language !== 'de' && told.length > 2 && told.every((each) => /^\p{Lu}/u.test(each));
  return isList || (note.includes(')') && !note.includes('('));
};

/** A name that contains the next row: “Change first prize to $750 and second to $300”. */
const hasSecondRow: Check = (operation, _clause, { spoken }) =>
  namesIn(operation).some((name = '') => {
    const said = tokensOf(name);
    const last = said.length - 1;
    const isNth = ['first', 'second', 'third', 'fourth', 'last'].some(
      (list) => spoken.lengthAt(said, last, list) > 0,
    );
    return isNth && spoken.lengthAt(said, last - 1, 'joints') > 0;
  });

/** A price read as the name of a row. */
const isPrice: Check = (operation) =>
  operation.op === 'row.edit' &&
  namesIn(operation).some((name = '') => /^\p{Sc}\s?[\d.,]+$|^[\d.,]+\s?\p{Sc}$/u.test(name));

/** A first name that contains the noun: “Call the sizes Bud, Bloom and Meadow” names no row “Sizes Bud”. */
function isLeadIn(operations: readonly SingleOperation[], { text }: Hand): boolean {
  const typed = [...new Set(operations.flatMap(namesIn))].map((name = '') => {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    return at < 0 ? '' : text.slice(at, at + name.length);
  });
  const [first = '', ...others] = typed;
  return (
    others.length > 0 &&
    others.every((name) => /^\p{Lu}/u.test(name)) &&
    /^\p{Ll}+ (?:\p{Lu}|\p{Ll}+ \p{Lu})/u.test(first)
  );
}

/** Facts, not records, that are removed: “Remove all the prices”. */
function removesFacts(clause: readonly Token[], hand: Hand): boolean {
  const labels = new Set(
    shownIn(hand.design).flatMap(({ component }) =>
      component.type === 'detail'
        ? component.records.flatMap(({ facts }) =>
            facts.flatMap(({ label }) => wordsOf(label).map(({ single }) => single)),
          )
        : [],
    ),
  );
  return (
    clause.some(({ single }) => labels.has(single)) &&
    !clause.some((token) => endsNoun([token], hand)) &&
    !hand.spoken.has(clause, 'rowword')
  );
}

/** One thing that is removed: “The pay thing”. */
const removesOneThing = (clause: readonly Token[], { spoken }: Hand): boolean =>
  clause.some(
    ({ plain }, at) =>
      plain === 'thing' && at > 0 && spoken.rest(clause.slice(at - 1, at), 'the', 'all').length > 0,
  );

/** Removing more rows than this needs a word for rows. */
const fewRows = 2;

/** Tells whether all operations of a clause together misread it: they name too many rows or remove too many. */
export function areDoubtfulRows(
  operations: readonly SingleOperation[],
  clause: readonly Token[],
  hand: Hand,
): boolean {
  const removed = operations.filter(({ op }) => op === 'row.remove').length;
  return (
    isLeadIn(operations, hand) ||
    (removed > fewRows && (removesFacts(clause, hand) || removesOneThing(clause, hand)))
  );
}

export const rowChecks: readonly Check[] = [isNoRow, hasSecondRow, isPrice];
