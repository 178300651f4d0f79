import { stemOf, type Word } from './words';

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  due: 2,
  tre: 3,
  quattro: 4,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  duas: 2,
  dois: 2,
  quatro: 4,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  два: 2,
  три: 3,
  четыре: 4,
  пять: 5,
};
const most = 20;
const largest = 999;
const notCounted = /^(?:of|to|or|and|a|the|am|pm|in|x|per|percent)$/;

/** Counts by the noun after them: "3 screens", "five habits". */
export function readCounts(words: readonly Word[]): Record<string, number> {
  const counts = new Map<string, number>();
  words.forEach(({ plain, clause }, at) => {
    const next = words[at + 1];
    const count = Object.hasOwn(numbers, plain)
      ? numbers[plain]
      : /^\d{1,3}$/u.test(plain)
        ? Number(plain)
        : undefined;
    const fits =
      next &&
      next.clause === clause &&
      /^\p{L}{2,}$/u.test(next.plain) &&
      !notCounted.test(next.plain);
    if (
      count === undefined ||
      count > largest ||
      !fits ||
      counts.size >= most ||
      counts.has(next.plain)
    )
      return;
    // Skips singular nouns, which count nothing: "one list", "5 star".
    if (count > 1 && next.plain !== stemOf(next.plain)) counts.set(next.plain, count);
  });
  return Object.fromEntries(counts);
}
