import type { WordLists } from '../../content/lexicon.schema';

/** How a language is recognised. */
export interface Detection extends Partial<NonNullable<WordLists['detection']>> {
  direction?: 'ltr' | 'rtl';
  /** The language whose script it shares: its own letters tell it from that. */
  like?: string;
}
