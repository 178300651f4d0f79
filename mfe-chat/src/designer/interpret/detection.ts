import type { WordLists } from '../../content/lexicon.schema';

/** How a language is recognised. */
export interface Detection extends Partial<NonNullable<WordLists['detection']>> {
  direction?: 'ltr' | 'rtl';
  /** Learnt features by their weight; `npx --no appling learn:languages` writes them. */
  learnt?: Readonly<Record<string, readonly string[]>>;
  /** The language whose script it shares: its own letters tell it from that. */
  like?: string;
}
