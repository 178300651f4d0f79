import { z } from 'zod';
import { paletteSchema } from '../designer/model/theme';

/** The palettes that the chat offers, in the order of its panel: `content/palettes.json`. */
export const palettesSchema = z.strictObject({
  $schema: z.literal('./schemas/palettes.schema.json'),
  palettes: z.record(z.string(), paletteSchema),
});
