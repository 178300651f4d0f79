import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type core, toJSONSchema } from 'zod';
import { packSchema } from '../src/content/pack.schema.ts';
import { editLogSchema } from '../src/designer/edit/edit-log-schema.ts';
import { appDesignSchema } from '../src/designer/model/app-design.ts';
import { VERSION } from '../src/designer/model/versions/version.ts';

const published: Readonly<Record<string, [title: string, schema: core.$ZodType]>> = {
  [`app-design-${VERSION}`]: ['A design of Appling', appDesignSchema],
  [`edit-log-${VERSION}`]: ['A design of Appling and the edits since', editLogSchema],
  'pack-1': ['What an app about one subject is filled with', packSchema],
};

const folder = 'schemas';

const jsonSchema = (title: string, schema: core.$ZodType): string =>
  `${JSON.stringify({ title, ...toJSONSchema(schema, { io: 'input', reused: 'ref' }) }, null, 2)}\n`;

/** Keeps the schemas of earlier versions, because their URLs are stable. */
export function generate(): Record<string, string> {
  const texts = Object.entries(published).map(
    ([name, [title, schema]]) => [`${folder}/${name}.json`, jsonSchema(title, schema)] as const,
  );
  const kept = readdirSync(path.resolve(import.meta.dirname, '..', folder)).map(
    (file) => `${folder}/${file}`,
  );
  const files = [...new Set([...kept, ...texts.map(([file]) => file)])].sort();
  const table = [
    "import type { PublicFile } from '@appling/contract/routes';",
    ...files.map((file, at) => `import schema${at} from '../${file}';`),
    '',
    '/** A function, so that browser bundles, which never call it, omit the schemas. */',
    'export const publicSchemas = (): PublicFile[] => [',
    ...files.map((file, at) => `  { path: '/${file}', content: JSON.stringify(schema${at}) },`),
    '];',
    '',
  ];
  return { ...Object.fromEntries(texts), 'src/public-schemas.generated.ts': table.join('\n') };
}
