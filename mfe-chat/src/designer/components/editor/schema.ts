import * as z from 'zod/mini';
import { component } from '../../model/component';
import { word } from '../../model/parts';

export const schema = component('editor', {
  label: word,
  title: word,
  text: z.string().check(z.maxLength(400)),
  words: word,
  save: word,
  saved: word,
  placeholder: word,
});
