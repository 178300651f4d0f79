import { z } from 'zod';

const words = z.array(z.string().trim().min(1).max(40));

/** How people ask for a change of the app in hand, in one language. Words and phrases in the forms in which they are typed. */
export const editsSchema = z.strictObject({
  $schema: z.string().optional(),
  position: z
    .enum(['start', 'end', 'either'])
    .describe('Where the verb stands: “add a map”, “harita ekle”.'),
  longest: z
    .int()
    .describe('In words, or characters where each is one: a longer sentence describes a new app.')
    .optional(),
  polite: words.describe('What may stand before and after everything else.'),
  orders: words.describe(
    'What a sentence begins with that is about the app in hand, whether it is understood or not: “rename”, “the”.',
  ),
  begins: words.describe('What a sentence begins with that names another app: “a”, “design”.'),
  change: words.describe('What such a sentence begins or ends with when it adds or changes.'),
  remove: words.describe('The same when it takes something away.'),
  rename: words.describe('What it begins with when the new name follows.'),
  looks: z.strictObject({ dark: words, light: words, glass: words, solid: words }),
  lookNouns: words.describe(
    'What may stand beside a look that is all the sentence says: “dark mode”.',
  ),
  app: z.strictObject({
    nouns: words.describe('With one of these a new app is asked for …'),
    same: words.describe('… but not after one of these: “the app”.'),
    purpose: words.describe('… unless one of these follows: “the app for runners”.'),
  }),
});
export type EditWords = z.infer<typeof editsSchema>;
