import { z } from 'zod';

const fieldKinds = [
  'text',
  'number',
  'money',
  'date',
  'time',
  'duration',
  'place',
  'person',
  'choice',
  'photo',
  'yes-no',
  'rating',
] as const;

const word = z.string().trim().min(1).max(30);

export const thingSchema = z.strictObject({
  one: word,
  many: word,
  fields: z.record(word, z.enum(fieldKinds)).describe('Most important first.'),
});

/** Words of records and their fields for every kind. */
export const thingsSchema = z.strictObject({
  $schema: z.string().optional(),
  fields: z
    .record(z.enum(fieldKinds), z.array(word))
    .describe('Words for what a record holds, by what they mean to a form.'),
  notThings: z.array(word).describe('Nouns after “my” or “track” that name no record of the app.'),
});

export type Thing = z.infer<typeof thingSchema>;
export type Things = z.infer<typeof thingsSchema>;
