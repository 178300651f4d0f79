import { z } from 'zod';
import { featureNames } from '../designer/interpret/features';
import { kindNames } from '../designer/interpret/kinds';

const text = z.string().trim().min(1).max(60);

const termSchema = z
  .union([
    text.describe(
      'Words as people write them. With `matching: "stems"` every form of a word counts; else all words that begin so.',
    ),
    z.strictObject({ exact: text }).describe('This form only.'),
    z.strictObject({ start: text }).describe('Words that begin so.'),
    z.strictObject({ anywhere: text }).describe('Words that contain it.'),
    z.strictObject({ group: text }).describe('Any word of a group in `groups`.'),
    z.strictObject({ form: z.literal('plural') }).describe('Any English plural noun.'),
  ])
  .describe('One word, or in a plain text several that follow each other.');

const partSchema = z.union([
  termSchema,
  z.array(termSchema).min(2).describe('One of these words.'),
  z
    .strictObject({ gap: z.int().min(1).max(8) })
    .describe('Up to so many other words of the same sentence.'),
]);

export const patternSchema = z
  .union([termSchema, z.array(partSchema).min(1).max(12).describe('Parts that follow each other.')])
  .describe('What a sentence says. Fillers between its words are passed over.');

const patterns = z.array(patternSchema);
const words = z.array(text);

const emphasisSchema = z.strictObject({
  appNouns: words.describe('Nouns for software: what stands before them is the subject.'),
  openers: words.describe('What a request begins with.'),
  ends: words.describe('Words at which the naming of the app ends.'),
  goOn: words.describe('Words after “app” behind which the subject follows.'),
  products: words.describe('Products that ideas compare themselves with.').optional(),
  wishes: words.describe('Words of sentences that ask for something.').optional(),
  audience: words.describe('Words for people an app is for.').optional(),
  comparing: words.describe('Words between a product and “for”.').optional(),
});

const negationSchema = z.strictObject({
  before: patterns.describe('Words that rule out what follows them: “without”.'),
  after: patterns.describe('Words that rule out what stands before them: “not needed”.').optional(),
  spared: patterns.describe('Where those words rule nothing out: “not only”.').optional(),
  endings: z
    .strictObject({ words, except: words.describe('Beginnings of words that only look so.') })
    .describe('Endings by which a word rules itself out: Turkish “-siz”.')
    .optional(),
  stops: words.describe('Words at which ruling out ends: “but”.').optional(),
  joins: words.describe('Words that join a list: “and”, “or”.').optional(),
  or: words.describe('Those of them before the last of what is ruled out.').optional(),
  determiners: words.describe('Articles and possessives.').optional(),
});

export const scriptsSchema = z.strictObject({
  names: words.describe('Unicode scripts that name the language.'),
  share: z.number().min(0).max(1).describe('Ratio of letters from which on they do.'),
});

/** English words of a kind are in the kind's own file. */
export const kindWordsSchema = z.strictObject({
  strong: patterns.describe('Words that decide what the app is about.').optional(),
  medium: patterns.describe('Words that suggest it.').optional(),
  weak: patterns.describe('Words that lean towards it.').optional(),
  not: patterns.describe('Phrases in which those words mean something else.').optional(),
});

export const lexiconSchema = z.strictObject({
  $schema: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  detection: z
    .strictObject({
      words: words.describe('Frequent words that are rare in other languages, without accents.'),
      letters: z.string().describe('Letters that no other language here has.').optional(),
      scripts: scriptsSchema.optional(),
    })
    .optional(),
  matching: z.enum(['starts', 'stems']).default('starts').optional(),
  dense: z
    .literal(true)
    .describe('One character counts as one word: Chinese, Japanese.')
    .optional(),
  fillers: words.describe('Words that may stand between the words of a pattern.').optional(),
  groups: z.record(text, z.array(termSchema)).optional(),
  emphasis: emphasisSchema.optional(),
  negation: negationSchema,
  noise: patterns
    .describe('Phrases of interfaces that say nothing about the subject: “tab bar”.')
    .optional(),
  features: z.partialRecord(
    z.enum(featureNames),
    z.strictObject({
      words: patterns.describe('What asks for the feature.'),
      never: patterns.describe('Phrases with such words that do not ask for it.').optional(),
    }),
  ),
  kinds: z.partialRecord(z.enum(kindNames), kindWordsSchema),
});

export const englishLexiconSchema = lexiconSchema.omit({ kinds: true });

export type Term = z.infer<typeof termSchema>;
export type Part = z.infer<typeof partSchema>;
export type Pattern = z.infer<typeof patternSchema>;
export type WordLists = z.infer<typeof lexiconSchema>;
export type EnglishWordLists = z.infer<typeof englishLexiconSchema>;
export type EmphasisWords = z.infer<typeof emphasisSchema>;
