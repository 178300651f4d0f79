import { z } from 'zod';
import { paletteSchema } from '../designer/model/theme';

/** In the order of the palette panel: `content/palettes.json`. */
export const palettesSchema = z.strictObject({
  $schema: z.literal('./schemas/palettes.schema.json'),
  palettes: z.record(z.string(), paletteSchema),
});
