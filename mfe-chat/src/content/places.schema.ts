import { z } from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';
import { featureNames } from '../designer/interpret/features';

const placeSchema = z.strictObject({
  name: z.string().regex(/^[a-z]+$/),
  label: z.string().min(2).max(16).describe('What its tab says.'),
  icon: z.enum(iconNames),
  features: z.array(z.enum(featureNames)).min(1),
  called: z.array(z.string().min(2)).describe('Other words by which a text may call it.'),
  aside: z.literal(true).optional().describe('Comes in front of others, never as a tab.'),
});

/** Ordered by priority for tabs: `content/places.json`. */
export const placesSchema = z.strictObject({
  $schema: z.literal('./schemas/places.schema.json'),
  places: z.array(placeSchema).min(1),
});

export type Place = z.infer<typeof placeSchema>;
