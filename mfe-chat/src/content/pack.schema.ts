import { z } from 'zod';
import { homeNames } from '../designer/compose/homes/home-names';
import { featureNames } from '../designer/interpret/features';
import { kindNames, placeNames } from './names.generated';
import { iconSchema, picturesSchema, recordSchema, taskSchema } from './record.schema';
import { messageSchema, questionSchema } from './samples.schema';
import { text } from './text.schema';

export const phrases = z.array(z.string().min(2).max(40)).min(1).max(40);

/** Required for kinds; packs override it. */
export const layoutsSchema = z
  .array(z.enum(homeNames))
  .min(1)
  .describe('Home screens of which an app has one.');
export const featuresSchema = z
  .array(z.enum(featureNames))
  .min(1)
  .describe('Features that an app has even if the sentence does not ask for them.');
export const tabsSchema = z
  .partialRecord(z.enum(['home', ...placeNames]), text(2, 16))
  .describe('What tabs are called here, by screen.');

export const names = z.array(text(2, 24)).min(3).max(4).describe('Names that an app may be given.');
/** Some contain several words, such as “kilo of honey”. */
export const noun = z.string().regex(/^[a-z][a-z -]{1,15}$/, 'Must be 2 to 16 small letters.');

export const filling = {
  names,
  one: noun.describe('What one record is called.'),
  many: noun.describe('What several records are called.'),
  icon: iconSchema,
  pictures: picturesSchema,
  headline: text(6, 42),
  figure: z.strictObject({ value: text(1, 8), caption: text(3, 28) }),
  doneCaption: text(3, 28).optional().describe('Stands behind the number of tasks that are done.'),
  next: z
    .strictObject({ title: text(2, 30), note: text(2, 40).optional() })
    .optional()
    .describe('What comes next, where the headline does not say it.'),
  facts: z.array(text(2, 20)).length(3).describe('Labels of the facts that each record has.'),
  records: z.array(recordSchema).min(3).max(8),
  tasks: z.array(taskSchema).min(3).max(6),
  talk: z.array(messageSchema).min(1).max(6).optional(),
  posts: z.array(text(1, 160)).min(1).max(6).optional(),
  reviews: z.array(text(1, 160)).min(1).max(6).optional(),
  quiz: z.array(questionSchema).min(1).max(8).optional(),
};

/** `content/packs/<name>.json`. */
export const packSchema = z.strictObject({
  $schema: z.literal('../schemas/pack.schema.json'),
  kinds: z.array(z.enum(kindNames)).min(1).describe('Kinds of app within which it is chosen.'),
  words: phrases.describe('Words and phrases by which a sentence names the subject.'),
  wordsInKind: z
    .partialRecord(z.enum(kindNames), phrases)
    .optional()
    .describe('More words that name it in one of its kinds.'),
  layouts: layoutsSchema.optional(),
  features: featuresSchema.optional(),
  tabs: tabsSchema.optional(),
  ...filling,
  records: z.array(recordSchema).min(4).max(6),
  tasks: z.array(taskSchema).length(5),
});

export type PackFile = z.infer<typeof packSchema>;
/** Without the words that select the pack, which are in the kinds' index. */
export type PackContent = Omit<PackFile, '$schema' | 'kinds' | 'words' | 'wordsInKind'>;
