import type { KindName } from '../../interpret/kinds';

/** What apps are filled with: texts by kind in the form of `living`, and words of the interface by language. */
export interface Content {
  texts: Readonly<Partial<Record<KindName, string>>>;
  words: Readonly<Record<string, string>>;
  /** Which of those words the phone says by itself; none for English. */
  controls: string;
  /** Sample words by language, in the form of `spokenOf`; English has those of the kinds. */
  spoken: Readonly<Record<string, string>>;
}
