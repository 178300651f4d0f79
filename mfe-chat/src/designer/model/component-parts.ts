/** Largest number of characters by key; looks inside lists. */
export interface Texts {
  readonly [key: string]: number | Texts | undefined;
}

/** Path, where `*` is any index of an outer list, and smallest and largest length. */
export type List = readonly [path: string, least: number, most: number];

/** Paths of indexes by the path of their list. */
export type Indexes = Readonly<Record<string, string>>;
