import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSite } from '../create-site.ts';

try {
  const { values, positionals } = parseArgs({
    options: { name: { type: 'string', default: 'Field Notes' } },
    allowPositionals: true,
  });
  const [folder = '.'] = positionals;
  const files = createSite(path.resolve(folder), values.name);
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log('\nnpx appling start builds the site and serves it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
