import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';
import { groundSchema } from '../../model/theme';

export const schema = component('toggle', {
  title: word,
  label: word,
  on: z.boolean(),
  ground: groundSchema,
});
