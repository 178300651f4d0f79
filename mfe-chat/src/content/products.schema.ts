import * as z from 'zod';
import { archetypeNames } from './archetype-names';

/** By lower-case name: “Uber for lawn care” has the archetype `on-demand`. */
export const productsSchema = z.strictObject({
  $schema: z.string(),
  products: z.record(z.string(), z.enum(archetypeNames)),
});
