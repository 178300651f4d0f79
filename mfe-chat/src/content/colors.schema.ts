import { z } from 'zod';
import { patternSchema } from './lexicon.schema';

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const names = z.record(z.string().trim().min(1).max(40), hex);
const patterns = z.array(patternSchema);
const words = z.array(z.string().trim().min(1).max(40));

export const colorRoles = [
  'background',
  'surface',
  'text',
  'primary',
  'accent',
  'secondary',
  'button',
  'header',
  'tabs',
  'gradient',
] as const;

export const colorsSchema = z.strictObject({
  $schema: z.literal('./schemas/colors.schema.json'),
  names: names.describe('English names of colours, in small letters.'),
  things: names.describe(
    'Names that are also names of things: they count beside other words of colour.',
  ),
  shades: z.strictObject({
    dark: patterns,
    light: patterns,
    soft: patterns,
    bright: patterns,
    warm: patterns,
  }),
  compounds: z
    .strictObject({ dark: words, light: words })
    .describe('Beginnings of words that hold a shade and a colour: “dunkelblau”.'),
  roles: z.record(z.enum(colorRoles), patterns).describe('What a colour can be for.'),
  states: z
    .record(z.string().regex(/^[a-z]{2}$/), words)
    .describe('Values that a colour can be for, by language: “green for paid”.'),
  links: words.describe('Words between a colour and what it is for.'),
  grounds: words.describe('Words before the colour of the ground: “teal on cream”.'),
  traps: words.describe('Neighbours that make the name of a colour mean a thing: “green tea”.'),
});

export type ColorRoleName = (typeof colorRoles)[number];
export type ColorWords = Omit<z.infer<typeof colorsSchema>, '$schema'>;
