import { z } from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';
import { kindNames } from '../designer/interpret/kinds';

const $schema = z.string().optional();

/** Families of kinds that share sample sentences. */
export const familiesSchema = z.strictObject({
  $schema,
  families: z
    .record(z.string(), z.array(z.enum(kindNames)))
    .describe('Kinds in none of them are of the family `work`.'),
});

/** Icons of groups of records, by the English name of the group. */
export const groupIconsSchema = z.strictObject({
  $schema,
  icons: z.record(z.string(), z.enum(iconNames)),
});

/** Texts that the phone says by itself or that edits need: designs in another language carry them. */
export const controlsSchema = z.strictObject({ $schema, controls: z.array(z.string()).max(40) });
