import * as z from 'zod';
import { archetypeNames } from './archetype-names';
import { iconNames } from '../designer/drawings/icon-names.generated';

const text = z.string().min(1).max(60);
const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** Something that a record of the category has: `Power · 18 V`. `{money 45}` is an amount in the currency of the app. */
const field = z.strictObject({
  id,
  label: z.string().min(1).max(20),
  values: z.array(z.string().min(1).max(28)).min(4).max(10),
});

/** What a category of nouns knows: with an archetype it makes records of any noun in it. */
export const categorySchema = z.strictObject({
  $schema: z.string(),
  id,
  /** What sort of noun it holds: decides how a record is titled where `titles` fits no better. */
  is: z.enum([
    'thing',
    'food',
    'animal',
    'plant',
    'person',
    'place',
    'vehicle',
    'document',
    'service',
    'event',
    'media',
    'topic',
    'activity',
    'body',
    'group',
    'idea',
  ]),
  /** Mechanics that its nouns mean this in: a pot of money is none for the kitchen. In others they are of a neutral category. */
  fits: z.strictObject({ in: z.array(z.enum(archetypeNames)).min(1), else: id }).optional(),
  icon: z.enum(iconNames),
  /**
   * How a record of one noun is titled, in order of preference. Slots: `{one}` and `{One}` the noun, `{variant}` and
   * `{Variant}` one of `variants`, `{kind}` one of `kinds`, `{name}` one of `names`, `{person}`, `{street}`, `{number}`, `{index}`, `{month}`.
   */
  titles: z.array(z.string().min(3).max(60)).min(1).max(4),
  /** The same for a noun that means the category as a whole (`tool`, `vehicle`, `pet`); without it, `titles`. */
  titlesOfKinds: z.array(z.string().min(3).max(60)).max(3).optional(),
  /** How two records of one noun differ: `grey granite`, `18 V`. They go with every noun of the category. */
  variants: z.array(text).min(6).max(14),
  /** Records of the category as a whole: `Cordless drill`, `Jigsaw`. */
  kinds: z.array(text).min(6).max(14),
  /** Proper names of records, where they have some: of pets, boats, cafés. */
  names: z.array(z.string().min(2).max(24)).min(6).max(14).optional(),
  fields: z.array(field).min(3).max(6),
  /** The field by which a list is filtered; its values are the groups. */
  groupBy: id,
  /** What one costs, in whole units of money: low, high, and by the day or hour where it is lent or done. */
  price: z.strictObject({
    from: z.number().positive(),
    to: z.number().positive(),
    perDay: z.number().positive().optional(),
    perHour: z.number().positive().optional(),
  }),
  /** What is counted or measured of it in trackers: label, unit, a usual value and a goal a day or in all. */
  measure: z.strictObject({
    label: z.string().min(2).max(20),
    unit: z.string().max(8),
    value: z.number().positive(),
    goal: z.number().positive(),
  }),
  /** What people do with it, as tasks; slots as in `titles`. */
  tasks: z.array(z.string().min(4).max(48)).min(6).max(10),
  /** What is written about it; slots as in `titles`. The first two are notes of the thing, the others messages to somebody. */
  talk: z.array(z.string().min(8).max(110)).min(4).max(8),
});
export type Category = z.infer<typeof categorySchema>;
