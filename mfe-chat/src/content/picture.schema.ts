import { z } from 'zod';

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: 'Is no colour: six digits behind #.', abort: true });

/** Paints of the palette, and colours of the app's theme. */
const roles = [
  'sky',
  'sun',
  'far',
  'mid',
  'near',
  'light',
  'pop',
  'deep',
  'background',
  'accent',
  'hero',
  'heroText',
] as const;
const role = z.enum(roles);
const color = z.union([role, hex]);
const ratio = z.number().min(0).max(1);

const mixed = z.strictObject({
  mix: z.tuple([color, color, ratio]).describe('From, to, and how much of the latter.'),
});
const shaded = z.strictObject({
  shade: color,
  lightness: ratio.optional(),
  lighter: z.number().min(-1).max(1).optional().describe('Added to its own lightness.'),
  chroma: z.strictObject({ times: z.number().min(0), max: ratio }).optional(),
  turn: z.number().min(-180).max(180).optional().describe('Degrees added to its hue.'),
});
const visible = z
  .strictObject({ visible: color, on: color, otherwise: color })
  .describe('A colour where it can be told from its ground, another elsewhere.');
const byGround = z
  .strictObject({ light: z.union([mixed, color]), dark: z.union([mixed, color]) })
  .describe('What apps with a light background have, and those with a dark one.');
const tone = z
  .strictObject({ tone: color, lightness: ratio })
  .describe('Hue of a paint, no louder than the palette, at its own lightness.');

const paint = z.union([tone, mixed, shaded, visible, byGround, color]);

const shape = z.strictObject({
  d: z.string().regex(/^M[\d\s,.a-z-]*$/i, 'Is no SVG path.'),
  fill: paint.optional(),
  stroke: paint.optional(),
  width: z.number().positive().optional().describe('Of the stroke.'),
});

/** Drawn in paints of the palette: `content/pictures/<name>.json`. */
export const pictureSchema = z.strictObject({
  $schema: z.literal('../schemas/picture.schema.json'),
  kind: z
    .enum(['thing', 'framed', 'scene'])
    .describe('Stands on any ground; hangs in a frame, with a wall behind it; fills its frame.'),
  early: z
    .literal(true)
    .optional()
    .describe('Comes with the icons: the design that the chat opens with shows it.'),
  box: z.tuple([z.number().positive(), z.number().positive()]).describe('Width and height.'),
  hold: z
    .enum(['xMidYMid', 'xMidYMax', 'xMaxYMax', 'xMaxYMid'])
    .optional()
    .describe('Which edge the drawing holds to when its frame has other proportions.'),
  alone: z.literal(true).optional().describe('Is shown whole, whatever its frame.'),
  shapes: z.array(shape).min(1).max(60).describe('The first lies lowest.'),
});

export type PictureFile = z.infer<typeof pictureSchema>;
export interface Picture extends Omit<PictureFile, '$schema' | 'kind' | 'early'> {
  /** URL of the visitor's own picture, which fills the box. */
  image?: string;
  /** Replaces a picture that this browser does not have. */
  isMissing?: true;
}
export type Paint = z.infer<typeof paint>;
export type PaintColor = z.infer<typeof color>;
