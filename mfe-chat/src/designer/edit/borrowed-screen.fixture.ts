import { composed, languageOf } from '../compose/composed.fixture';
import { sayFrom } from '../compose/words';
import type { FeatureName } from '../interpret/features';
import type { AppDesign } from '../model/app-design';
import { canAdd, donorBrief, screenFor } from './add-feature';
import type { Operation } from './operation';

/** What adds a feature to a design, at once. */
export const borrowedScreen = (design: AppDesign, feature: FeatureName): Operation | undefined =>
  canAdd(design, feature)
    ? screenFor(design, feature, {
        design: composed(donorBrief(design, feature)),
        say: sayFrom(languageOf(design.language)?.interface),
      })
    : undefined;
