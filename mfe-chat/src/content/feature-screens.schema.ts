import * as z from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';
import { featureNames } from '../designer/interpret/features';
import { partSchema } from './archetype.schema';

const screen = z.strictObject({
  icon: z.enum(iconNames),
  /** Key of its name in the texts of records. */
  name: z.string().min(1),
  parts: z.array(partSchema).min(1).max(3),
  /** It is reached by a tap and is no tab. */
  aside: z.literal(true).optional(),
  /** Its everyday words are parts of other nouns too, “quiz night”: there they do not ask for it. */
  named: z.literal(true).optional(),
  /** English words that name it. Another word alone, as “due” of a wallet, asks for no screen of its own. */
  names: z
    .array(z.string().regex(/^[a-z]{2,16}$/))
    .min(1)
    .optional(),
});

/** What shows a feature that an archetype has no screen for: its parts, and the screen that it gets. */
export const featureScreensSchema = z.strictObject({
  $schema: z.string(),
  features: z.record(z.enum(featureNames), screen),
});
export type FeatureScreens = z.infer<typeof featureScreensSchema>['features'];
