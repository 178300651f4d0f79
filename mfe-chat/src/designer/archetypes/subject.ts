import type { ArchetypeContent, CategoryContent } from '../../content/app-language';
import type { FactKinds, KnownFields } from '../../content/fact-values.schema';
import type { FeatureScreens } from '../../content/feature-screens.schema';
import type { Phrases } from '../../content/phrases.schema';
import type { RecordTexts } from '../../content/records.schema';
import type { IconName } from '../drawings/icon-names.generated';
import type { Customs } from './amounts';
import type { PictureName } from '../drawings/picture-names';

/** What an app is about: the head noun of the sentence, in the words of the person. */
export interface Subject {
  one: string;
  many: string;
  /** It means its whole category: tool, pet. */
  isWhole: boolean;
  icon?: IconName;
  /** Picture of this very noun. */
  picture?: PictureName;
}

/** Whether nothing is known of a noun but its sort. */
export const isNeutral = ({ id }: Pick<CategoryContent, 'id'>): boolean =>
  id.startsWith('neutral-');

/** All that one app is made of. */
export interface Ingredients {
  customs: Customs;
  features: FeatureScreens;
  archetype: ArchetypeContent['archetype'];
  phrases: ArchetypeContent['phrases'];
  shared: Phrases['shared'];
  texts: RecordTexts;
  category: CategoryContent;
  subject: Subject;
  /** Values of sorts of facts that are the same in every language. */
  factKinds: FactKinds;
  /** What is known of fields that a sentence may ask for; undefined where it asks for none. */
  knownFields?: KnownFields | undefined;
  /** How many of the category's first fields the sentence asks for. */
  asked?: number;
  people: readonly string[];
  /** Weekdays from Monday. */
  days: readonly string[];
  letters: readonly string[];
}
