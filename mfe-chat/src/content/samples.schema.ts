import { z } from 'zod';

const text = (most: number) => z.string().trim().min(1).max(most);

/** A message of a sample conversation; `mine` marks those of the person who holds the phone. */
export const messageSchema = z.strictObject({ text: text(120), mine: z.literal(true).optional() });

/** A question with its right answer; wrong ones are shown beside it. */
export const questionSchema = z.strictObject({
  question: text(120),
  right: text(60),
  wrong: z.array(text(60)).min(1).max(3),
});

/** A card to learn from: two sides. */
export const flashCardSchema = z.strictObject({ front: text(80), back: text(80) });

/** A page of an introduction. */
export const introPageSchema = z.strictObject({ title: text(60), text: text(120) });

/** Sample sentences of an app: shared by kinds, packs and languages. */
export const samplesSchema = z.strictObject({
  talk: z.array(messageSchema),
  posts: z.array(text(200)),
  reviews: z.array(text(200)),
  quiz: z.array(questionSchema),
  cards: z.array(flashCardSchema),
  pages: z.array(introPageSchema),
});

export type Message = z.infer<typeof messageSchema>;
export type Question = z.infer<typeof questionSchema>;
export type FlashCard = z.infer<typeof flashCardSchema>;
export type IntroPage = z.infer<typeof introPageSchema>;
export type Samples = z.infer<typeof samplesSchema>;
