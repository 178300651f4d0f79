import { stemOf, wordsOf } from '../../interpret/words';
import type { Hand } from './hand';
import type { Token } from './tokens';

const leastName = 4;
/** More unmatched words mean a sentence, not a name. */
const mostUnsaid = 4;
const small = ['the', 'on', 'it', 'with', 'named', 'priceof'] as const;

/** Returns the only item that contains all words (“deliveries” for “My deliveries”), the shortest of several. */
export function closest<Item>(
  said: readonly Token[],
  items: readonly Item[],
  textOf: (item: Item) => string,
  { spoken }: Hand,
): Item | undefined {
  const words = spoken.rest(said, ...small);
  if (words.some(({ quote }) => quote !== undefined)) return undefined;
  if (!words.some(({ plain }) => plain.length >= leastName)) return undefined;
  // “The first name” does not match “Shortest wait first”.
  if (spoken.rest(words, 'first', 'second', 'third', 'last').length === 0) return undefined;
  const like = items
    .map((item) => ({ item, own: wordsOf(textOf(item)) }))
    .filter(({ own }) => own.length <= words.length + mostUnsaid)
    .filter(({ own }) =>
      words.every(({ plain, single }) =>
        own.some((word) => word.single === single || word.stem === stemOf(plain)),
      ),
    )
    .toSorted((one, other) => one.own.length - other.own.length);
  const [first, next] = like;
  const nameOf = (each: typeof first) => (each ? textOf(each.item).toLowerCase() : undefined);
  const isOnly =
    !next || nameOf(first) === nameOf(next) || next.own.length - (first?.own.length ?? 0) > 1;
  return isOnly ? first?.item : undefined;
}
