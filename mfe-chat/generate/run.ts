import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes the files that are generated from content and specs. Each `<name>.generate.ts` beside this file exports
 * `generate()`, which returns texts by path relative to the remote's folder.
 *
 * Usage: `tsx generate/run.ts [--check]`. With `--check` nothing is written and stale files are named.
 */
interface Generator {
  generate: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

const app = path.resolve(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

const generators = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.generate.ts'))
  .sort();

const stale: string[] = [];
for (const name of generators) {
  const file = pathToFileURL(path.join(import.meta.dirname, name)).href;
  const { generate } = (await import(file)) as Generator;
  for (const [target, text] of Object.entries(await generate())) {
    const to = path.join(app, target);
    if (existsSync(to) && readFileSync(to, 'utf8') === text) continue;
    stale.push(target);
    if (isCheck) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
}

if (isCheck && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. \`npm run generate\` writes them; commit the result.`);
  process.exit(1);
}
for (const target of stale) console.log(`Wrote ${target}.`);
