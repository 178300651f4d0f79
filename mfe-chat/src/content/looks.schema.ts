import { z } from 'zod';
import { patternSchema } from './lexicon.schema';

const patterns = z.array(patternSchema);
const words = z.array(z.string().trim().min(1).max(40));

/** Plain terms are prefixes of words, in all languages. */
export const looksSchema = z.strictObject({
  $schema: z.string().optional(),
  styles: z.record(z.string(), patterns).describe('Words for a look, by the style that they mean.'),
  modes: z.strictObject({
    dark: patterns,
    thing: patterns.describe('Dark things that say nothing of the look: “dark chocolate”.'),
    light: patterns,
  }),
  colors: z
    .record(z.string().regex(/^#[0-9a-f]{6}$/), patterns)
    .describe('Names of colours by hex value; the first is said in replies.'),
  describing: z
    .strictObject({
      nouns: words.describe('What a look is a look of: “look”, “vibe”.'),
      app: words.describe('Nouns for software.'),
      verbs: words.describe('What stands before a look: “make it”.'),
      fillers: words.describe('Words beside looks in a part of a sentence that says nothing else.'),
    })
    .describe('What tells a look from a word of the idea: “vintage dresses”.'),
  hints: words.describe('Words beside which colours may be named that are not in this file.'),
  drawn: words.describe('Styles that change how the design is drawn.'),
  ruled: words.describe('Styles for which the specification has a rule of its own.'),
  not: words.describe('Words that rule out the looks after them.'),
  but: words.describe('Words at which that ends.'),
});

export type Looks = z.infer<typeof looksSchema>;
