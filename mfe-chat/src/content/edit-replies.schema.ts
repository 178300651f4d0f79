import { z } from 'zod';

const text = z.string().min(1).max(400);
const offer = z.strictObject({
  label: text.describe('What the chip says.'),
  text: text
    .optional()
    .describe('What is sent when it is pressed; without it, the sentence itself is sent again.'),
});

/** `content/edit-replies.json`. */
export const editRepliesSchema = z.strictObject({
  $schema: z.literal('./schemas/edit-replies.schema.json'),
  texts: z
    .record(z.string(), text)
    .describe('Slots in braces: the app, its look, what was done, what was said.'),
  beyond: z
    .record(z.string(), z.strictObject({ words: text, offers: z.array(text).min(2) }))
    .describe('What is said of what no design does, and the nearest things that one can show.'),
  offers: z.record(z.string(), offer),
});
