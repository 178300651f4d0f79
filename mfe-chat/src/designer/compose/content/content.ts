import type { LanguageContent } from '../../../content/source';
import type { KindName } from '../../interpret/kinds';

/** Whose texts there are: every kind's, and those of travel that is no trip with days and tickets. */
export type TextName = KindName | 'outing';

/** What apps are filled with: texts by kind in the form of `living`, and what they say in other languages. */
export interface Content {
  texts: Readonly<Partial<Record<TextName, string>>>;
  /** What apps say in other languages, by language. */
  languages: Readonly<Record<string, LanguageContent>>;
}
