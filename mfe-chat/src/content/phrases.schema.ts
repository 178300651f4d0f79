import * as z from 'zod';

const key = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/**
 * Texts by archetype and key. Slots: `{one}`, `{many}` (also capitalised) the noun, `{app}`, `{person}`, `{place}`,
 * `{number}`, `{role}` the second role. Every archetype can use `shared`.
 */
export const phrasesSchema = z.strictObject({
  $schema: z.string(),
  shared: z.record(key, z.string().min(1).max(90)),
  archetypes: z.record(
    key,
    z.strictObject({
      /** Name of the archetype in the reply: `Rental`. */
      label: z.string().min(1).max(30),
      /** Noun of records when the sentence has none. */
      noun: z.strictObject({ one: z.string().min(1), many: z.string().min(1) }).optional(),
      /** App names; by default those of `shared`. */
      names: z.array(z.string().min(4).max(40)).min(2).max(4).optional(),
      roles: z.record(key, z.string().min(1).max(24)),
      states: z.record(key, z.string().min(1).max(20)),
      texts: z.record(key, z.string().min(1).max(90)),
      /** Short messages between the roles, `them` and `me` in turn. */
      talk: z.array(z.string().min(1).max(120)).min(4).max(6),
      /** Words that indicate the archetype; English ones are in the archetype's file. */
      words: z.array(z.string().min(1).max(30)).max(40).optional(),
      /** Posts by reviewers or members. */
      posts: z.array(z.string().min(4).max(140)).min(3).max(5),
    }),
  ),
});
export type Phrases = z.infer<typeof phrasesSchema>;
