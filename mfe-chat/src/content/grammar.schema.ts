import * as z from 'zod';

const words = z.array(z.string().min(1).max(24));

const littleSchema = z.strictObject({
  /** Start a clause that is not an object. */
  clauses: words,
  possessives: words,
  /** End an object. */
  prepositions: words,
  /** Belong to the verb before: `sign up`. */
  particles: words,
  pronouns: words,
  modals: words,
  between: words,
  /** Say that the app helps the people named next. */
  helping: words,
  /** Plurals without an s. */
  many: words,
  /** Start an object that is not a noun. */
  loose: words,
  /** Precede a noun, never a verb. */
  takers: words,
  /** People without a role. */
  anybody: words,
  /** Stand between a person and their verb. */
  beforeVerbs: words,
  settings: words,
  leading: words,
  /** Start a list of things. */
  opening: words,
  /** Introduce the facts of a record. */
  theirs: words,
  quantity: words,
});
export type LittleWords = z.infer<typeof littleSchema>;

/** All lower case. */
export const grammarSchema = z.strictObject({
  $schema: z.string(),
  /** Articles and possessives: a noun follows. */
  articles: words,
  /** Never part of a noun: pronouns, prepositions, conjunctions, auxiliaries, adverbs. */
  closed: words,
  /** Between a product and its subject: `Uber for …`. */
  forWords: words,
  /** `like`, `similar to`: the product is a model. */
  likeWords: words,
  /** `app`, `platform`, `tracker`. */
  appNouns: words,
  /** Never the subject of an app: `people`, `way`, `screen`. */
  generic: words,
  verbs: words,
  adjectives: words,
  /** Introduce a clause about a person: `who`, `that`. */
  relative: words,
  /** Endings of case, number and gender, ignored when nouns are compared. */
  endings: words.optional(),
  /** Join a noun to the following noun that it belongs to: `de`, `von`. */
  ofWords: words.optional(),
  /** More verbs, many also nouns: `groom`, `brew`. */
  actions: words.optional(),
  /** Verbs that request an app: `want`, `help`, `include`. */
  asks: words.optional(),
  /** Facts of a record: `date`, `purpose`. */
  attributes: words.optional(),
  /** Nouns that contain others: `a log of peals`. */
  containers: words.optional(),
  /** Verbs whose objects an app stores: `track`, `organise`. */
  keeps: words.optional(),
  /** People without a role: `users`, `members`. */
  people: words.optional(),
  /** Verbs that are as often nouns: `practice nights`. */
  both: words.optional(),
  /** Processes of the preceding noun: `task management`, `calorie tracking`. */
  processes: words.optional(),
  /** Parts of an app, never its subject: `screen`, `button`. */
  parts: words.optional(),
  /** Only English has these. */
  little: littleSchema.optional(),
  /** Nouns that only look like people: `poster`, `tractor`. */
  notPeople: words.optional(),
  /** Sell the preceding noun: `my bagel stall`. */
  businesses: words.optional(),
  /** Verbs of writers about themselves: `I run a bakery`. */
  stories: words.optional(),
  /** Verbs that no button does: `have`, `wait`, `know`. */
  states: words.optional(),
  /** Say that the app needs nothing more: `nothing else`. */
  bare: words.optional(),
  /** Question words by the type of their answer. */
  asking: z.strictObject({ who: words, when: words, where: words, many: words }).optional(),
  /** Start a clause that is an object: `say when they are done`. */
  questions: words.optional(),
  /** Words around the items of a list: `with work orders by building, parts used, number of lambs`. */
  lists: z
    .strictObject({
      /** The facts of the noun after these follow it: “for each hive: queen, brood”. */
      each: words,
      /** The recorded fact follows: “put in nitrate”. */
      enters: words,
      /** What records are found by follows after “by”: “catalogue them by airline, decade and condition”. */
      sorts: words,
      /** Refer to things named before: “wishlist of ones still to see”. */
      anything: words,
      leads: words,
      /** Describe the look. */
      looks: words,
      /** Start an item, like an article. */
      opens: words,
      /** End the name of an item. */
      cuts: words,
      /** Start a new sentence. */
      clauses: words,
      /** End an item without being part of its name. */
      ends: words,
      /** Participles after the noun: `parts used`. */
      done: words,
      /** Parts of every app (singular); amounts; the archetypes' words for records. */
      ofApp: words,
      amounts: words,
      wares: words,
      /** Parts without records: “calendar”, “chat”. */
      drawn: words,
      /** Parts that show the app's subject if the sentence names it: the wishlist of a shop for sneakers. */
      ofSubject: words,
    })
    .optional(),
});
export type Grammar = z.infer<typeof grammarSchema>;
