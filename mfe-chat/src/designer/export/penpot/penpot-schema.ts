import * as z from 'zod/mini';
import { figure, fillImage, hex, id, letters, positive, ratio } from './values-schema';

const feature = z.string().check(z.regex(/^[a-z-]+\/[a-z0-9-]+$/));
const file = { id, name: z.string().check(z.minLength(1)), features: z.array(feature) };
const token = z.strictObject({ $type: z.string(), $value: z.string(), $description: z.string() });
const set = z.strictObject({
  color: z.record(z.string(), z.extend(token, { $type: z.literal('color'), $value: hex })),
  radius: z.record(
    z.string(),
    z.extend(token, { $type: z.literal('borderRadius'), $value: figure }),
  ),
});
const named = { id, name: z.string().check(z.minLength(1)), modifiedAt: z.iso.datetime() };

/** Schemas by path, except shapes. */
export const fileSchemas = {
  manifest: z.strictObject({
    type: z.literal('penpot/export-files'),
    version: z.literal(1),
    generatedBy: z.string(),
    referer: z.string(),
    files: z.array(z.strictObject(file)).check(z.length(1)),
    relations: z.array(z.tuple([id, id])),
  }),
  file: z.strictObject({
    ...file,
    migrations: z.array(z.string().check(z.regex(/^(?:legacy-\d+|\d{4}-[a-z0-9-]+)$/))),
    version: z.int(),
    options: z.strictObject({ componentsV2: z.boolean(), baseFontSize: z.string() }),
    isShared: z.boolean(),
  }),
  page: z.strictObject({ id, name: z.string(), index: z.int() }),
  color: z.strictObject({ ...named, color: hex, opacity: ratio, path: z.string() }),
  media: z.extend(fillImage, {
    mediaId: id,
    isLocal: z.boolean(),
    createdAt: z.iso.datetime(),
  }),
  object: z.strictObject({
    id,
    bucket: z.literal('file-media-object'),
    contentType: fillImage.shape.mtype,
    size: positive,
  }),
  typography: z.strictObject({ ...named, ...letters, textTransform: z.literal('none') }),
  tokens: z.strictObject({
    light: set,
    dark: set,
    $themes: z.array(z.never()),
    $metadata: z.strictObject({
      tokenSetOrder: z.array(z.string()),
      activeThemes: z.array(z.string()),
      activeSets: z.array(z.string()),
    }),
  }),
} as const;
