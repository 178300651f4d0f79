import { z } from 'zod';
import { surfaces, typefaces } from '../designer/model/theme-names';
import { patternSchema } from './lexicon.schema';

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const words = z.record(z.string().regex(/^[a-z]{2,3}$/), z.array(patternSchema));

/** `content/moods/<name>.json`. */
export const moodSchema = z.strictObject({
  $schema: z.literal('../schemas/mood.schema.json'),
  name: z.string().min(1).max(30).describe('The English adjective that replies have: “synthwave”.'),
  words: words.describe('What names it, by language; plain terms are the beginnings of words.'),
  ambiguous: words
    .optional()
    .describe('Words that name it only where they describe the app: “space”, “vintage”.'),
  opposes: z.array(z.string()).optional().describe('Moods and styles that it cannot go with.'),
  mode: z.enum(['light', 'dark']),
  type: z.strictObject({
    display: z.enum(typefaces),
    text: z.enum(typefaces),
    weight: z.number().min(400).max(800),
    tracking: z.number().min(-0.06).max(0.06),
  }),
  radius: z.number().min(0).max(40).describe('Corners of cards, in px.'),
  density: z.enum(['compact', 'regular', 'airy']),
  surface: z.enum(surfaces).describe('How cards stand out from the ground.'),
  colors: z.strictObject({
    background: hex,
    surface: hex.describe('Of cards.'),
    text: hex,
    accent: hex.describe('Of buttons.'),
    hero: hex.describe('Of the block that a screen opens with.'),
    heroEnd: hex.optional().describe('Where its gradient ends.'),
    sun: hex.describe('Of what shines in pictures.'),
    pop: hex.describe('Of what stands out in pictures.'),
    tints: z.tuple([hex, hex, hex, hex, hex]),
  }),
});

export type MoodFile = z.infer<typeof moodSchema>;
export type Mood = Omit<MoodFile, '$schema' | 'words' | 'ambiguous' | 'opposes'>;
export type MoodWords = Readonly<
  Record<
    string,
    {
      words?: NonNullable<MoodFile['words'][string]>;
      ambiguous?: NonNullable<MoodFile['words'][string]>;
    }
  >
>;
