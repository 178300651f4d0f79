import type { KindName } from '../../interpret/kinds';

/** Whose texts there are: every kind's, and those of travel that is no trip with days and tickets. */
export type TextName = KindName | 'outing';

/** What apps are filled with: texts by kind in the form of `living`, and words of the interface by language. */
export interface Content {
  texts: Readonly<Partial<Record<TextName, string>>>;
  words: Readonly<Record<string, string>>;
  /** Which of those words the phone says by itself; none for English. */
  controls: string;
  /** Sample words by language, in the form of `spokenOf`; English has those of the kinds. */
  spoken: Readonly<Record<string, string>>;
}
