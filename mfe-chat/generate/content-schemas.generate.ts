import { z } from 'zod';
import { archetypeSchema } from '../src/content/archetype.schema';
import { categorySchema } from '../src/content/category.schema';
import { colorsSchema } from '../src/content/colors.schema';
import { currenciesSchema } from '../src/content/currencies.schema';
import { editRepliesSchema } from '../src/content/edit-replies.schema';
import { editReportsSchema } from '../src/content/edit-reports.schema';
import { factKindsSchema } from '../src/content/fact-values.schema';
import { kindSchema } from '../src/content/kind.schema';
import { learntSchema } from '../src/content/learnt.schema';
import { moodSchema } from '../src/content/mood.schema';
import { nounPicturesSchema } from '../src/content/noun-pictures.schema';
import { nounsSchema } from '../src/content/nouns.schema';
import { packSchema } from '../src/content/pack.schema';
import { paletteRecipesSchema } from '../src/content/palette-recipes.schema';
import { palettesSchema } from '../src/content/palettes.schema';
import { pictureSchema } from '../src/content/picture.schema';
import { placeOffersSchema } from '../src/content/place-offers.schema';
import { placesSchema } from '../src/content/places.schema';
import { productsSchema } from '../src/content/products.schema';
import { tripSchema } from '../src/content/trip.schema';

const schemas = {
  archetype: archetypeSchema,
  category: categorySchema,
  colors: colorsSchema,
  mood: moodSchema,
  currencies: currenciesSchema,
  'fact-kinds': factKindsSchema,
  'edit-replies': editRepliesSchema,
  'edit-reports': editReportsSchema,
  nouns: nounsSchema,
  'noun-pictures': nounPicturesSchema,
  learnt: learntSchema,
  products: productsSchema,
  kind: kindSchema,
  pack: packSchema,
  'palette-recipes': paletteRecipesSchema,
  palettes: palettesSchema,
  picture: pictureSchema,
  places: placesSchema,
  'place-offers': placeOffersSchema,
  trip: tripSchema,
};

/** Editors complete and check the files in `content` by these JSON Schemas. */
export const generate = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `content/schemas/${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', reused: 'ref' }), null, 2)}\n`,
    ]),
  );
