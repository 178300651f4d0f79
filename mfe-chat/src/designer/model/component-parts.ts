/** The most characters of a text by its key, in objects as deep as they lie. Lists are looked through. */
export interface Texts {
  readonly [key: string]: number | Texts | undefined;
}

/** Where a list lies, with `*` for any item of a list around it, and how many items it has at least and at most. */
export type List = readonly [path: string, least: number, most: number];

/** Where numbers lie that say which item of a list, by the path of the list. */
export type Indexes = Readonly<Record<string, string>>;
