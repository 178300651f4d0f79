import * as z from 'zod';

const words = z.array(z.string().min(1).max(24));

/** Little words by what they do in a sentence. */
const littleSchema = z.strictObject({
  /** Words that begin a clause that is no object. */
  clauses: words,
  /** Words that stand before an object and say nothing of it. */
  possessives: words,
  /** Words that end an object. */
  prepositions: words,
  /** Words that belong to the verb before: `sign up`. */
  particles: words,
  /** Words that stand for an object. */
  pronouns: words,
  /** Words that stand before a verb. */
  modals: words,
  /** Words that may stand between those and the verb. */
  between: words,
  /** Words that say that the app helps those who follow. */
  helping: words,
  /** Words that are plurals without an s. */
  many: words,
  /** Words that begin an object that is no noun. */
  loose: words,
  /** Words that stand before a noun, never before a verb. */
  takers: words,
  /** Words that are people and no role. */
  anybody: words,
  /** Words that may stand between a person and what they do. */
  beforeVerbs: words,
  /** Words that say where or when. */
  settings: words,
  /** Words that may stand before the first noun of an object. */
  leading: words,
  /** Words that open a list of things. */
  opening: words,
  /** Words that say that what follows is kept of a record. */
  theirs: words,
  /** Words that count what follows. */
  quantity: words,
});
export type LittleWords = z.infer<typeof littleSchema>;

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
  /** Endings of case, number and gender: what nouns are compared without. */
  endings: words.optional(),
  /** What joins a noun to the one that it is of, where that follows: `de`, `von`. */
  ofWords: words.optional(),
  /** Further verbs of what people do, many of them nouns too: `groom`, `brew`. */
  actions: words.optional(),
  /** Verbs by which a sentence asks for an app, not what people do in it: `want`, `help`, `include`. */
  asks: words.optional(),
  /** What can be kept of a record: `date`, `purpose`. */
  attributes: words.optional(),
  /** Nouns that only hold others: `a log of peals`. */
  containers: words.optional(),
  /** Verbs whose objects an app keeps: `track`, `organise`. */
  keeps: words.optional(),
  /** Words for people that say no role by themselves: `users`, `members`. */
  people: words.optional(),
  /** Verbs that are nouns as often: `practice nights`. */
  both: words.optional(),
  /** What is done with the noun before them: `task management`, `calorie tracking`. */
  processes: words.optional(),
  /** Words for parts of an app and other words that are never its subject: `screen`, `button`. */
  parts: words.optional(),
  /** Closed sets of little words by what they do in a sentence; English alone is read with these. */
  little: littleSchema.optional(),
  /** Nouns that end as words for people do, and are none: `poster`, `tractor`. */
  notPeople: words.optional(),
  /** What sells the noun before them: `my bagel stall`. */
  businesses: words.optional(),
  /** Verbs by which writers tell of themselves: `I run a bakery`. */
  stories: words.optional(),
  /** Verbs that nobody does by a button: `have`, `wait`, `know`. */
  states: words.optional(),
  /** What says that an app needs nothing more: `nothing else`. */
  bare: words.optional(),
  /** Words that open a question, by what answers it: people, a date, a place, a number. */
  asking: z.strictObject({ who: words, when: words, where: words, many: words }).optional(),
  /** What begins a clause that is an object: `say when they are done`. */
  questions: words.optional(),
  /** Words by which the items of a list are read: `with work orders by building, parts used, number of lambs`. */
  lists: z
    .strictObject({
      /** What they stand before has the facts that follow: “for each hive: queen, brood”. */
      each: words,
      /** What is written down follows them: “put in nitrate”. */
      enters: words,
      /** What records are found by follows them and “by”: “catalogue them by airline, decade and condition”. */
      sorts: words,
      /** They stand for things that were named before: “wishlist of ones still to see”. */
      anything: words,
      /** What leads to the first item. */
      leads: words,
      /** They speak of looks. */
      looks: words,
      /** They open an item beside its article. */
      opens: words,
      /** What follows them belongs to no name. */
      cuts: words,
      /** They begin a sentence of its own. */
      clauses: words,
      /** They end an item and belong to no name. */
      ends: words,
      /** What was done to it: `parts used`. */
      done: words,
      /** Parts of every app, in the singular; what counts; what the mechanics call their records. */
      ofApp: words,
      amounts: words,
      wares: words,
      /** Parts that show no records of their own: “calendar”, “chat”. */
      drawn: words,
      /** Parts that show what the app is about, where the sentence names it: the wishlist of a shop for sneakers. */
      ofSubject: words,
    })
    .optional(),
});
export type Grammar = z.infer<typeof grammarSchema>;
