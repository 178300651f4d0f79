import * as z from 'zod/mini';
import { component } from '../../model/component';
import { picture, some, whole, word } from '../../model/parts';

export const schema = component('player', {
  tracks: some(z.strictObject({ title: word, by: word, seconds: whole(1, 86_400), picture }), 8),
  play: word,
  pause: word,
  next: word,
  before: word,
});
