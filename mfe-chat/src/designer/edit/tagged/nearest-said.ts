import { stemOf, wordsOf } from '../../interpret/words';
import type { Hand } from '../read/hand';
import { tokensOf } from '../read/tokens';

/** Lowest accepted similarity of a name and its mention: F1 score of their common words. */
const usual = 0.6;
/** Of what is removed or renamed. */
export const surest = 0.7;
const small = ['the', 'it', 'of', 'on', 'partword', 'rowword', 'to', 'with'];

const stemsOf = (said: string, { spoken }: Pick<Hand, 'spoken'>): string[] => {
  const words = spoken
    .rest(tokensOf(said), ...small)
    .flatMap(({ plain, quote }) =>
      quote === undefined ? [plain] : wordsOf(quote).map((word) => word.plain),
    );
  return words.map(stemOf);
};

/**
 * Returns the item whose name shares most words with a mention; undefined if none or several do. Unlike `closest`, the
 * mention may hold words that the name lacks. `least`: F1 score from 0 to 1.
 */
export function nearestSaid<Item>(
  said: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  hand: Pick<Hand, 'spoken'>,
  least = usual,
): Item | undefined {
  const wanted = stemsOf(said, hand);
  const scored = items
    .map((item) => {
      const own = stemsOf(nameOf(item), hand);
      const hits = wanted.filter((word) => own.includes(word)).length;
      return { item, score: (2 * hits) / Math.max(1, wanted.length + own.length) };
    })
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (!best || best.score < least) return undefined;
  const isAlone = !next || next.score < best.score || nameOf(next.item) === nameOf(best.item);
  return isAlone ? best.item : undefined;
}
