import type { z } from 'zod';
import { archetypeSchema } from './archetype.schema';
import { categorySchema } from './category.schema';
import { currenciesSchema } from './currencies.schema';
import { factKindsSchema } from './fact-values.schema';
import { featureScreensSchema } from './feature-screens.schema';
import { learntSchema } from './learnt.schema';
import { nounPicturesSchema } from './noun-pictures.schema';
import { nounsSchema } from './nouns.schema';
import { placeOffersSchema } from './place-offers.schema';
import { productsSchema } from './products.schema';

export const appFolders: Readonly<Record<string, z.ZodType>> = {
  archetypes: archetypeSchema,
  categories: categorySchema,
  'learnt-ideas': learntSchema,
};

export const appLists: Readonly<Record<string, z.ZodType>> = {
  'nouns.json': nounsSchema,
  'noun-pictures.json': nounPicturesSchema,
  'products.json': productsSchema,
  'place-offers.json': placeOffersSchema,
  'currencies.json': currenciesSchema,
  'feature-screens.json': featureScreensSchema,
  'fact-kinds.json': factKindsSchema,
};
