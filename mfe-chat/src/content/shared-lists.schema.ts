import { z } from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';

const $schema = z.string().optional();

/** Icons of groups of records, by the English name of the group. */
export const groupIconsSchema = z.strictObject({
  $schema,
  icons: z.record(z.string(), z.enum(iconNames)),
});

/** Texts that the phone says by itself or that edits need: designs in another language carry them. */
export const controlsSchema = z.strictObject({ $schema, controls: z.array(z.string()).max(40) });
