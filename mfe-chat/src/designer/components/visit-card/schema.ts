import * as z from 'zod/mini';
import { component } from '../../model/component';
import { picture, textAction, word } from '../../model/parts';

export const schema = component('visit-card', {
  eyebrow: word,
  title: word,
  picture,
  buttons: z.array(textAction).check(z.minLength(1), z.maxLength(2)),
});
