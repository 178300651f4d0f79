import file from '../../../content/palette-recipes.json';
import type { Recipe } from '../../content/palette-recipes.schema';

export type RecipeName = keyof typeof file.recipes;

export const recipes = file.recipes as Readonly<Record<RecipeName, Recipe>>;
