/** How the words of a language change at their end, from its grammar. */
export type StemIn = (plain: string) => string;

/** Longest noun that is left whole. */
const shortest = 3;
/** Turkish stacks endings: “kedilerimden”. */
const most = 3;

/**
 * Takes the endings of case, number and gender off. Words are compared without accents here, so the stemmers that there
 * are for these languages, which read accents, take nothing off.
 *
 * @param endings without accents
 * @param stacked how many endings may follow each other
 */
export function stemsBy(endings: readonly string[], stacked: boolean): StemIn {
  const sorted = [...endings].sort((a, b) => b.length - a.length);
  const once = (plain: string): string => {
    const ending = sorted.find(
      (each) => plain.length - each.length >= shortest && plain.endsWith(each),
    );
    return ending ? plain.slice(0, -ending.length) : plain;
  };
  return (plain) => {
    let stem = plain;
    for (let count = 0; count < (stacked ? most : 1); count += 1) stem = once(stem);
    return stem;
  };
}
