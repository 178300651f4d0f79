import type { Category } from '../../content/category.schema';
import type { ArchetypeContent } from '../../content/app-language';
import type { Phrases } from '../../content/phrases.schema';
import type { RecordTexts } from '../../content/records.schema';
import type { IconName } from '../drawings/icon-names.generated';

/** What an app is about: the head noun of the sentence, in the words of the person. */
export interface Subject {
  one: string;
  many: string;
  /** It means its whole category: tool, pet. */
  isWhole: boolean;
  icon?: IconName;
  /** Picture of this very noun. */
  picture?: string;
}

/** All that one app is made of. */
export interface Ingredients {
  archetype: ArchetypeContent['archetype'];
  phrases: ArchetypeContent['phrases'];
  shared: Phrases['shared'];
  texts: RecordTexts;
  category: Category;
  subject: Subject;
  people: readonly string[];
  /** Weekdays from Monday. */
  days: readonly string[];
  letters: readonly string[];
}
