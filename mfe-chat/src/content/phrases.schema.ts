import * as z from 'zod';

const key = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/**
 * What apps say, by archetype: key to text. Slots: `{one}`, `{many}` the noun in lower case, `{One}`, `{Many}` capitalised,
 * `{app}` the app's name, `{person}`, `{place}`, `{number}`, `{role}` the second role. `shared` serves every archetype.
 */
export const phrasesSchema = z.strictObject({
  $schema: z.string(),
  shared: z.record(key, z.string().min(1).max(90)),
  archetypes: z.record(
    key,
    z.strictObject({
      /** What the archetype is called in the reply: `Rental`. */
      label: z.string().min(1).max(30),
      /** What its records are called where the sentence has no noun for them. */
      noun: z.strictObject({ one: z.string().min(1), many: z.string().min(1) }).optional(),
      /** Names of apps; without them, those of every archetype. */
      names: z.array(z.string().min(4).max(40)).min(2).max(4).optional(),
      roles: z.record(key, z.string().min(1).max(24)),
      states: z.record(key, z.string().min(1).max(20)),
      texts: z.record(key, z.string().min(1).max(90)),
      /** Short messages between the roles, the app's owner first or second: `them` and `me` in turn. */
      talk: z.array(z.string().min(1).max(120)).min(4).max(6),
      /** Words of a sentence in this language that speak for the archetype; English ones stand in the archetype itself. */
      words: z.array(z.string().min(1).max(30)).max(40).optional(),
      /** What reviewers or members write. */
      posts: z.array(z.string().min(4).max(140)).min(3).max(5),
    }),
  ),
});
export type Phrases = z.infer<typeof phrasesSchema>;
