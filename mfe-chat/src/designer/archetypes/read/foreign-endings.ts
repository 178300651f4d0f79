export type StemIn = (plain: string) => string;

const shortest = 3;
/** Turkish stacks endings: “kedilerimden”. */
const most = 3;

/** Strips unaccented endings, up to `stacked` in a row. Stemmers need accents, which are gone here. */
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
