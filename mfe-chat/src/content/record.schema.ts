import { z } from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';
import { pictureNames } from '../designer/drawings/picture-names';
import { text } from './text.schema';

export const iconSchema = z.enum(iconNames);
export const picturesSchema = z
  .array(z.enum(pictureNames))
  .min(1)
  .max(6)
  .describe('Pictures in the order in which records take them.');

const record = (title: number, note: number) => ({
  title: text(2, title, ['place']),
  note: text(2, note, ['place']),
  value: text(1, 13).describe('What stands at the end of the row: a time, an amount, a state.'),
  facts: z.array(text(1, 20)).length(3).describe('One for each label in the facts of the app.'),
  icon: iconSchema.optional(),
});
const group = text(2, 13).describe(
  'Records of one group stand together; filters offer the groups.',
);

export const recordSchema = z.strictObject({ ...record(26, 30), group });

/** Kinds for reading, such as news, have longer titles and notes. */
export const longRecordSchema = z.strictObject({ ...record(36, 36), group });

/** The group is the day. */
export const stopSchema = z.strictObject({
  ...record(26, 30),
  day: z.number().int().min(1).max(6).describe('Day of the journey; 1 is the first.'),
});

/** A line, or a line with icon, note and progress. */
export const taskSchema = z.union([
  text(2, 28),
  z.strictObject({
    text: text(2, 28),
    icon: iconSchema.optional(),
    note: text(1, 30).optional(),
    done: z.number().min(0).max(1).optional().describe('Ratio; 1 is done.'),
  }),
]);
