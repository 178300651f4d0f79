import * as z from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';
import { featureNames } from '../designer/interpret/features';
import { partSchema } from './archetype.schema';

const screen = z.strictObject({
  icon: z.enum(iconNames),
  /** Key of its name in `records.json`. */
  name: z.string().min(1),
  parts: z.array(partSchema).min(1).max(3),
  /** A tap opens it; it is not a tab. */
  aside: z.literal(true).optional(),
  /** Its common words also occur in other nouns, “quiz night”, which do not request it. */
  named: z.literal(true).optional(),
  /** English words that name it; others (“due” in a wallet) add no screen. */
  names: z
    .array(z.string().regex(/^[a-z]{2,16}$/))
    .min(1)
    .optional(),
});

/** Parts for a requested feature that the archetype has no screen for. */
export const featureScreensSchema = z.strictObject({
  $schema: z.string(),
  features: z.record(z.enum(featureNames), screen),
});
export type FeatureScreens = z.infer<typeof featureScreensSchema>['features'];
