import { parseArgs } from 'node:util';
import { newRemote } from '../new-remote.ts';

try {
  const { values, positionals } = parseArgs({
    options: { path: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const files = await newRemote(name, values.path);
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log(`\nnpm test passes as it is; npm start shows it at ${values.path ?? `/${name}`}.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
