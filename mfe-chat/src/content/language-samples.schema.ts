import { z } from 'zod';
import { samplesSchema } from './samples.schema';

const text = z.string().trim().min(1).max(60);
const texts = (count: number) => z.array(text).length(count);

/** Shared by kinds of one family, for languages without content of their own for each kind. */
const familySchema = z.strictObject({
  one: text.describe('What one record is called: “plant”.'),
  many: text,
  headline: text,
  records: z.array(text).min(3).max(8).describe('Titles of records.'),
  tasks: z.array(text).min(3).max(8),
});

export const languageSamplesSchema = z.strictObject({
  $schema: z.string().optional(),
  people: texts(8).describe('Invented people of the language: first name and last name.'),
  appNames: z.array(text).min(4).max(8).describe('Names that apps may be given.'),
  weekdays: texts(7).describe('From Monday on.'),
  weekdayLetters: texts(7).describe('One or two letters for each weekday, from Monday on.'),
  today: text.describe('Tuesday 19 May, on which apps are shown.'),
  facts: texts(3).describe('Labels of facts: “Since”, “Status”, “By”.'),
  groups: texts(3).describe('Names of groups of records: “New”, “Kept”, “Later”.'),
  samples: samplesSchema.omit({ cards: true }),
  families: z.record(text, familySchema),
});

/** English has content for each kind, so it needs no family samples. */
export const englishSamplesSchema = languageSamplesSchema
  .pick({ $schema: true, people: true, weekdays: true, weekdayLetters: true, today: true })
  .extend({ families: z.record(text, z.strictObject({ samples: samplesSchema })) });

export type LanguageSamples = z.infer<typeof languageSamplesSchema>;
export type EnglishSamples = z.infer<typeof englishSamplesSchema>;
