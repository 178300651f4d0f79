import { z } from 'zod';
import { kindSchema } from '../src/content/kind.schema';
import { packSchema } from '../src/content/pack.schema';
import { paletteRecipesSchema } from '../src/content/palette-recipes.schema';
import { placesSchema } from '../src/content/places.schema';
import { tripSchema } from '../src/content/trip.schema';

const schemas = {
  kind: kindSchema,
  pack: packSchema,
  'palette-recipes': paletteRecipesSchema,
  places: placesSchema,
  trip: tripSchema,
};

/** JSON Schemas by which editors complete and check the files in `content`. */
export const generate = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `content/schemas/${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', reused: 'ref' }), null, 2)}\n`,
    ]),
  );
