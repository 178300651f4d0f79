import { z } from 'zod';
import { text } from './text.schema';

export const messageSchema = z.strictObject({
  text: text(1, 120),
  mine: z.literal(true).optional(),
});

/** Wrong answers are shown next to it. */
export const questionSchema = z.strictObject({
  question: text(1, 120),
  right: text(1, 60),
  wrong: z.array(text(1, 60)).min(1).max(3),
});

export const flashCardSchema = z.strictObject({ front: text(1, 80), back: text(1, 80) });

export const introPageSchema = z.strictObject({ title: text(1, 60), text: text(1, 120) });

export const samplesSchema = z.strictObject({
  talk: z.array(messageSchema),
  posts: z.array(text(1, 200)),
  reviews: z.array(text(1, 200)),
  quiz: z.array(questionSchema),
  cards: z.array(flashCardSchema),
  pages: z.array(introPageSchema),
});

export type Samples = z.infer<typeof samplesSchema>;
