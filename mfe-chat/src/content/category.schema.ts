import * as z from 'zod';
import { archetypeNames } from './archetype-names';
import { iconNames } from '../designer/drawings/icon-names.generated';

const text = z.string().min(1).max(60);
const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** A fact of a record: `Power · 18 V`. `{money 45}` is an amount in the app's currency. */
const field = z.strictObject({
  id,
  label: z.string().min(1).max(20),
  values: z.array(z.string().min(1).max(28)).min(4).max(10),
});

export const categorySchema = z.strictObject({
  $schema: z.string(),
  id,
  /** Decides how a record is titled when no title of `titles` fits. */
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
  /** Archetypes whose records use this category; others use `else`. A pot of money is not kitchenware. */
  fits: z.strictObject({ in: z.array(z.enum(archetypeNames)).min(1), else: id }).optional(),
  icon: z.enum(iconNames),
  /** Titles in order of preference. Slots: `{one}`, `{variant}`, `{kind}`, `{name}`, `{person}`, `{street}`… */
  titles: z.array(z.string().min(3).max(60)).min(1).max(4),
  /** Titles for a noun that means the whole category (`tool`, `pet`); by default `titles`. */
  titlesOfKinds: z.array(z.string().min(3).max(60)).max(3).optional(),
  /** Differences between two records of one noun: `grey granite`, `18 V`. They must fit every noun of the category. */
  variants: z.array(text).min(6).max(14),
  /** Records of the whole category: `Cordless drill`, `Jigsaw`. */
  kinds: z.array(text).min(6).max(14),
  /** Proper names, as of pets, boats or cafés. */
  names: z.array(z.string().min(2).max(24)).min(6).max(14).optional(),
  fields: z.array(field).min(3).max(6),
  /** Lists are filtered by this field. */
  groupBy: id,
  /** In whole units of money; `per` if it is lent or hired. */
  price: z.strictObject({
    from: z.number().positive(),
    to: z.number().positive(),
    perDay: z.number().positive().optional(),
    perHour: z.number().positive().optional(),
  }),
  /** What trackers measure: label, unit, a usual value and a goal per day or in total. */
  measure: z.strictObject({
    label: z.string().min(2).max(20),
    unit: z.string().max(8),
    value: z.number().positive(),
    goal: z.number().positive(),
  }),
  /** Tasks of people; slots as in `titles`. */
  tasks: z.array(z.string().min(4).max(48)).min(6).max(10),
  /** Slots as in `titles`. The first two are notes about the thing, the others messages. */
  talk: z.array(z.string().min(8).max(110)).min(4).max(8),
});
export type Category = z.infer<typeof categorySchema>;
