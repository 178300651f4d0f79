import { z } from 'zod';
import { typefaces } from '../designer/model/theme-names';
import { text } from './text.schema';

const counted = ['parts', 'places', 'rows', 'screens', 'tabs', 'texts', 'ways'] as const;
const values = [
  'at',
  'color',
  'density',
  'drawn',
  'face',
  'feature',
  'from',
  'labels',
  'language',
  'layout',
  'many',
  'mode',
  'name',
  'palette',
  'part',
  'percent',
  'radius',
  'role',
  'row',
  'screen',
  'style',
  'surface',
  'to',
] as const;

/** `content/edit-reports.json`. */
export const editReportsSchema = z.strictObject({
  $schema: z.literal('./schemas/edit-reports.schema.json'),
  texts: z
    .record(z.string().regex(/^[a-z]+(?:-[a-z]+)+$/), text(3, 120, [...counted, ...values]))
    .describe('A change each, without a full stop; what is counted stands with its noun.'),
  counts: z.record(z.enum(counted), z.strictObject({ one: text(1, 20), many: text(1, 20, ['n']) })),
  faces: z.record(z.enum(typefaces), text(3, 30)),
});
