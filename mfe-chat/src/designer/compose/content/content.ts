import type { AppContent } from '../../../content/source';

/** What an app is filled with, and what it says in its language. */
export interface Content extends AppContent, Words {}

/** Words of the interface and sample sentences of one language. */
export interface Words {
  words: Readonly<Record<string, string>>;
  /** Which of those words the phone says by itself; none for English. */
  controls: string;
  /** Sample words by language, in the form of `spokenOf`; English has those of the kinds. */
  spoken: Readonly<Record<string, string>>;
}
