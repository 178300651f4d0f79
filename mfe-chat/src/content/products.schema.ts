import * as z from 'zod';
import { archetypeNames } from './archetype-names';

/** Well-known products by lower-case name: “Uber for lawn care” has the mechanics of `on-demand`. */
export const productsSchema = z.strictObject({
  $schema: z.string(),
  products: z.record(z.string(), z.enum(archetypeNames)),
});
