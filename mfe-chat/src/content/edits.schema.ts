import { z } from 'zod';

const words = z.array(z.string().trim().min(1).max(60));
const lists = z.record(z.string(), words);

/** Words and phrases of edit requests, in the forms that people type. */
export const editsSchema = z.strictObject({
  $schema: z.string().optional(),
  inflected: z
    .boolean()
    .optional()
    .describe(
      'Names change their endings: “sekmesini”, “вкладку”. They are recognised all the same.',
    ),
  bare: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Endings of what is acted on, with those of the same names by themselves: “розу”, “роза”.',
    ),
  postpositional: z
    .boolean()
    .optional()
    .describe('“Above” and “below” stand after the word that they belong to.'),
  polite: words.describe('What may stand before and after everything else.'),
  orders: words.describe(
    'What a sentence begins with that is about the app in hand, whether it is understood or not: “rename”, “the”.',
  ),
  begins: words.describe('What a sentence begins with that names another app: “a”, “design”.'),
  words: lists.describe(
    'Verbs, small words, places, directions and what is changed, by name. A star after a word stands for any ending.',
  ),
  parts: lists.describe(
    'What parts of a screen are called, by the word of the vocabulary or the type of component.',
  ),
  roles: lists.describe('What colours are for: background, text, accent, hero, cards, bar.'),
  faces: lists.describe('Letters, by the face that `type.set` takes.'),
  languages: lists.describe('Names of languages, by ISO 639-1 code.'),
  beyond: lists.describe(
    'What no design does, by what it is about: payments, stores, accounts elsewhere.',
  ),
  frames: lists.describe(
    'How changes are said, by what they ask for: `<verb>` is any phrase of a list, with `?` it may be missing, `{a}` takes words, the rest is itself.',
  ),
  restated: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Wishes, questions and complaints as frames, with the order that each stands for: “why are {a} so {b}”, “{a} too {b}”.',
    ),
  app: z.strictObject({
    nouns: words.describe('With one of these a new app is asked for …'),
    same: words.describe('… but not after one of these: “the app”.'),
    purpose: words.describe('… unless one of these follows: “the app for runners”.'),
  }),
});
export type EditWords = z.infer<typeof editsSchema>;
