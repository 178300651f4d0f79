import * as z from 'zod';
import { archetypeNames } from './archetype-names';

const noun = z.string().min(2).max(30);

/**
 * What an app for one place is about: “an app for my barbershop” books haircuts. By archetype and offered thing, the
 * places; all are words of nouns.json.
 */
export const placeOffersSchema = z.strictObject({
  $schema: z.string(),
  offers: z.partialRecord(z.enum(archetypeNames), z.record(noun, z.array(noun).min(1))),
});
export type PlaceOffers = z.infer<typeof placeOffersSchema>['offers'];
