import { z } from 'zod';
import { kindReadingSchema } from './kind-reading.schema';
import { kindTraitsSchema } from './kind-traits.schema';
import { kindNames, tripNames } from './names.generated';
import {
  featuresSchema,
  filling,
  layoutsSchema,
  names,
  noun,
  phrases,
  tabsSchema,
} from './pack.schema';
import { iconSchema, longRecordSchema } from './record.schema';
import { text } from './text.schema';

const $schema = z.literal('../schemas/kind.schema.json');
const own = { traits: kindTraitsSchema.optional(), reading: kindReadingSchema.optional() };
const arrangement = {
  layouts: layoutsSchema,
  features: featuresSchema,
  tabs: tabsSchema.optional(),
};

export const plainKindSchema = z.strictObject({
  $schema,
  ownWords: phrases
    .optional()
    .describe('A sentence with these is about the kind at large, whatever packs it names.'),
  ...arrangement,
  ...filling,
  records: z.array(longRecordSchema).min(3).max(8),
  ...own,
});

/** Takes content and packs from another kind, with its own names. */
export const likeKindSchema = z.strictObject({ $schema, like: z.enum(kindNames), names, ...own });

const place = ['place'];

/** Takes its records from a journey in `content/trips`, unless the sentence names one of its packs. */
export const journeyKindSchema = z.strictObject({
  $schema,
  ...arrangement,
  names,
  one: noun,
  many: noun,
  icon: iconSchema,
  facts: filling.facts,
  journey: z.strictObject({
    anyPlace: z.enum(tripNames).describe('The trip to places that have no file.'),
    headline: text(3, 42, place),
    weekendHeadline: text(3, 42, place),
    caption: text(3, 28, place).describe('Stands behind the number of days that are left.'),
    note: text(3, 40, ['from', 'to']).describe('Dates and travellers.'),
    words: z.strictObject({
      journey: z.array(z.string()).describe('A place may follow these, in any language.'),
      before: z.array(z.string()).describe('Prepositions that stand before a place.'),
      noPlace: z.array(z.string()).describe('Follow a preposition and are no place.'),
      weekend: z.array(z.string()).describe('Say that the journey has two nights.'),
    }),
  }),
  ...own,
});

/** `content/kinds/<name>.json`. */
export const kindSchema = z.union([plainKindSchema, likeKindSchema, journeyKindSchema]);

/** Selects the form that the file claims, so that faults refer to that form alone. */
export const kindSchemaOf = (file: object) =>
  'like' in file ? likeKindSchema : 'journey' in file ? journeyKindSchema : plainKindSchema;

export type PlainKindFile = z.infer<typeof plainKindSchema>;
export type JourneyKindFile = z.infer<typeof journeyKindSchema>;
export type KindFile = z.infer<typeof kindSchema>;
