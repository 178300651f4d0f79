import * as z from 'zod/mini';
import { component, within } from '../../model/component';
import { index, sentence, some, word } from '../../model/parts';

export const schema = component(
  'quiz',
  {
    questions: some(z.strictObject({ ask: sentence, answers: some(word, 5, 2), right: index }), 10),
    survey: z.optional(z.boolean()),
    yes: word,
    no: word,
    next: word,
    end: word,
  },
  ({ questions }) =>
    questions.map(({ right, answers }, index) =>
      within(['questions', index, 'right'], right, answers),
    ),
);
