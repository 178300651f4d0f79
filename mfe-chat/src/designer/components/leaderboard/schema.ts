import * as z from 'zod/mini';
import { component } from '../../model/component';
import { count, some, tint, word } from '../../model/parts';

export const schema = component('leaderboard', {
  label: word,
  spans: some(word, 3),
  rows: some(z.strictObject({ name: word, initials: word, tint, scores: some(count, 3) }), 10, 3),
  unit: word,
  you: word,
});
