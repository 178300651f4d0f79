import { z } from 'zod';
import { iconNames } from '../designer/drawings/icon-names.generated';

const $schema = z.string().optional();

/** By the English name of the group. */
export const groupIconsSchema = z.strictObject({
  $schema,
  icons: z.record(z.string(), z.enum(iconNames)),
});

/** Texts of the phone and of edits: designs in other languages contain them. */
export const controlsSchema = z.strictObject({ $schema, controls: z.array(z.string()).max(40) });
