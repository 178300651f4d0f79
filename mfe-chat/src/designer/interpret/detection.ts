import type { WordLists } from '../../content/lexicon.schema';

export interface Detection extends Partial<NonNullable<WordLists['detection']>> {
  direction?: 'ltr' | 'rtl';
  /** Learnt features by their weight, written by `npx --no appling learn:languages`. */
  learnt?: Readonly<Record<string, readonly string[]>>;
  /** The language with the same script; this language's own letters tell the two apart. */
  like?: string;
}
