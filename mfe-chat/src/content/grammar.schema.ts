import * as z from 'zod';

const words = z.array(z.string().min(1).max(24));

/** The closed and common words by which nouns are found in a sentence of a language. All lower case. */
export const grammarSchema = z.strictObject({
  $schema: z.string(),
  /** Articles and possessives: a noun follows. */
  articles: words,
  /** Pronouns, prepositions, conjunctions, auxiliaries, adverbs: never part of a noun. */
  closed: words,
  /** What stands between a product and its subject: `Uber for …`. */
  forWords: words,
  /** What says that a product is a model: `like`, `similar to`. */
  likeWords: words,
  /** What an app is called: `app`, `platform`, `tracker`. */
  appNouns: words,
  /** Nouns that are never what an app is about: `people`, `way`, `screen`. */
  generic: words,
  /** Base forms of common verbs. */
  verbs: words,
  /** Common adjectives, that go before a noun and are not it. */
  adjectives: words,
  /** What introduces a clause about a person: `who`, `that`. */
  relative: words,
});
export type Grammar = z.infer<typeof grammarSchema>;
