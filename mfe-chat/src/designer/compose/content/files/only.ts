/** Some of the kinds of a text file: what is fetched together. */
export const only = <Kinds extends string, Wanted extends Kinds>(
  texts: Readonly<Record<Kinds, string>>,
  ...wanted: readonly Wanted[]
) => Object.fromEntries(wanted.map((kind) => [kind, texts[kind]])) as Record<Wanted, string>;
