import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { appFolders, appLists } from './app-schemas';
import { editRepliesSchema } from './edit-replies.schema';
import { editReportsSchema } from './edit-reports.schema';
import { schemaFaults } from './schema-faults';
import { colorsSchema } from './colors.schema';
import { kindSchemaOf } from './kind.schema';
import { learntChangesSchemaOf } from './learnt-changes.schema';
import { moodSchema } from './mood.schema';
import { packSchema } from './pack.schema';
import { paletteRecipesSchema } from './palette-recipes.schema';
import { palettesSchema } from './palettes.schema';
import { pictureSchema } from './picture.schema';
import { placesSchema } from './places.schema';
import { CONTENT, readContent } from './read-content';
import { tripSchema } from './trip.schema';
import { packFaults } from './pack-faults';

const folders: Readonly<Record<string, (file: object) => z.ZodType>> = {
  kinds: kindSchemaOf,
  'learnt-changes': learntChangesSchemaOf,
  moods: () => moodSchema,
  packs: () => packSchema,
  pictures: () => pictureSchema,
  trips: () => tripSchema,
};
const lists: Readonly<Record<string, z.ZodType>> = {
  'edit-replies.json': editRepliesSchema,
  'colors.json': colorsSchema,
  'edit-reports.json': editReportsSchema,
  'places.json': placesSchema,
  'palette-recipes.json': paletteRecipesSchema,
  'palettes.json': palettesSchema,
};
/** app-faults checks these. */
const others = new Set([
  'languages',
  'schemas',
  ...Object.keys(lists),
  ...Object.keys(appFolders),
  ...Object.keys(appLists),
]);

export function contentFaults(folder = CONTENT): string[] {
  const faults = Object.entries(folders).flatMap(([part, schemaOf]) =>
    readdirSync(path.join(folder, part)).flatMap((file) =>
      faultsOf(folder, path.join(part, file), schemaOf),
    ),
  );
  const unused = readdirSync(folder)
    .filter((name) => !(name in folders) && !others.has(name))
    .map((name) => `content/${name}: is read by nothing.`);
  const listed = Object.entries(lists).flatMap(([file, schema]) =>
    faultsOf(folder, file, () => schema),
  );
  const found = [...unused, ...listed, ...faults];
  // Checks across files are meaningful only when each file is valid.
  return found.length > 0 ? found : packFaults(readContent(folder));
}

export function faultsOf(
  folder: string,
  file: string,
  schemaOf: (file: object) => z.ZodType,
): string[] {
  const name = path.basename(file);
  const at = `content/${file}`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.json$/.test(name)) {
    return [`${at}: is read by nothing; files are called like-this.json.`];
  }
  if (!existsSync(path.join(folder, file))) return [`${at}: is missing.`];
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    return [`${at}: is no JSON. ${(error as Error).message}`];
  }
  if (typeof data !== 'object' || data === null) return [`${at}: holds no object.`];
  return schemaFaults(schemaOf(data), data).map((fault) => `${at}: ${fault}`);
}
