import type { ArchetypeContent, CategoryContent } from '../../content/app-language';
import type { FactKinds, KnownFields } from '../../content/fact-values.schema';
import type { FeatureScreens } from '../../content/feature-screens.schema';
import type { Phrases } from '../../content/phrases.schema';
import type { RecordTexts } from '../../content/records.schema';
import type { IconName } from '../drawings/icon-names.generated';
import type { Customs } from './amounts';
import type { PictureName } from '../drawings/picture-names';

export interface Subject {
  one: string;
  many: string;
  /** The noun means its whole category: tool, pet. */
  isWhole: boolean;
  icon?: IconName;
  picture?: PictureName;
}

export const isNeutral = ({ id }: Pick<CategoryContent, 'id'>): boolean =>
  id.startsWith('neutral-');

export interface Ingredients {
  customs: Customs;
  features: FeatureScreens;
  archetype: ArchetypeContent['archetype'];
  phrases: ArchetypeContent['phrases'];
  shared: Phrases['shared'];
  texts: RecordTexts;
  category: CategoryContent;
  subject: Subject;
  factKinds: FactKinds;
  knownFields?: KnownFields | undefined;
  asked?: number;
  people: readonly string[];
  days: readonly string[];
  letters: readonly string[];
}
