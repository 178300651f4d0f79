import type { PublicFile } from '@appling/contract/routes';
import schema0 from '../schemas/app-design-2.json';
import schema1 from '../schemas/edit-log-2.json';
import schema2 from '../schemas/pack-1.json';

/** A function, so that browser bundles, which never call it, omit the schemas. */
export const publicSchemas = (): PublicFile[] => [
  { path: '/schemas/app-design-2.json', content: JSON.stringify(schema0) },
  { path: '/schemas/edit-log-2.json', content: JSON.stringify(schema1) },
  { path: '/schemas/pack-1.json', content: JSON.stringify(schema2) },
];
