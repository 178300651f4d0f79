import { parseArgs } from 'node:util';
import { newRemote } from '../new-remote.ts';

/** `npm run new:remote weather`, or with another path for its first page: `npm run new:remote weather -- --path /forecast`. */
try {
  const { values, positionals } = parseArgs({
    options: { path: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const files = await newRemote(name, values.path);
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log(
    `\nnpm test passes as it is; npm run dev -- ${name} opens it. A link to it in the header or footer is one line in shell/src/chrome/site-map.content.ts.`,
  );
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
