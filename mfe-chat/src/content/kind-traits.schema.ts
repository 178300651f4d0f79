import { z } from 'zod';
import { recipes, type RecipeName } from '../designer/compose/recipes';
import { pairings, type Voice } from '../designer/compose/pairings';
import { featureNames } from '../designer/interpret/features';
import type { Palette } from '../designer/model/theme';
import { palettes, type PaletteName } from '../designer/themes/palettes';
import { familyNames } from './names.generated';

const paletteNames = [...Object.keys(recipes), ...Object.keys(palettes)] as (
  RecipeName | PaletteName
)[];
const voiceNames = Object.keys(pairings) as Voice[];

const flag = z.literal(true).optional();

/** Absent traits have default values. */
export const kindTraitsSchema = z.strictObject({
  family: z
    .enum(familyNames)
    .optional()
    .describe('Kinds that share sample sentences; left out, `work`.'),
  palettes: z.array(z.enum(paletteNames)).min(1).optional().describe('Colours that suit it.'),
  voices: z.array(z.enum(voiceNames)).min(1).optional().describe('Letters that suit it.'),
  tool: z
    .enum(featureNames)
    .optional()
    .describe('What a home screen of the layout `tool` opens with.'),
  variants: z
    .array(z.enum(['survey', 'phrases', 'split']))
    .min(1)
    .optional()
    .describe('Forms that parts take unasked: of the quiz, the converter, the calculator.'),
  flashCards: z
    .enum(['records', 'samples'])
    .optional()
    .describe('Cards are learned from, and what they show; left out, cards are chosen among.'),
  portraits: flag.describe('Records are people: initials stand beside them.'),
  inParts: flag.describe('Gone through part by part: a course, an exercise.'),
  isOrdered: flag.describe('Something is ordered and comes: progress says where it is.'),
  anyThing: flag.describe('Records may be anything: they take the noun of the sentence.'),
  groupColumns: flag.describe('Columns of a board are the groups of its records.'),
  route: flag.describe('Pins on a map are stops of one way.'),
  nextIsPlace: flag.describe('What comes next is a place: the weather is that of it.'),
  recordProfile: flag.describe('The profile is that of the first record: a pet.'),
  polls: flag.describe('Everybody is asked something beside what they post.'),
});

export type KindTraits = z.infer<typeof kindTraitsSchema> & {
  drawn?: Readonly<Record<string, Palette>>;
};
