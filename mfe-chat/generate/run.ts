import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes the files that are generated from content and specs. Each `<name>.generate.ts` beside this file exports
 * `generate()`, which returns texts by path relative to the remote's folder. Then each `<name>.check.ts` says what is
 * wrong with the files that people write: `check()` returns a line for each fault.
 *
 * Usage: `tsx generate/run.ts [--check]`. With `--check` nothing is written and stale files are named.
 */
interface Generator {
  generate: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

interface Checker {
  check: () => readonly string[] | Promise<readonly string[]>;
}

const app = path.resolve(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

/** Files beside this one, as addresses to import. */
const files = (ending: string): string[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => pathToFileURL(path.join(import.meta.dirname, name)).href);

const stale: string[] = [];
// Names first: what is generated from schemas is held against them.
for (const file of new Set([...files('-names.generate.ts'), ...files('.generate.ts')])) {
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
  console.error(
    `Stale: ${stale.join(', ')}. \`npx --no appling generate\` writes them; commit the result.`,
  );
  process.exit(1);
}
for (const target of stale) console.log(`Wrote ${target}.`);
if (stale.length > 0) {
  // One list may be made from another: what was written is seen only by a process of its own.
  execFileSync(process.execPath, [...process.execArgv, import.meta.filename], { stdio: 'inherit' });
  process.exit();
}

const faults: string[] = [];
for (const file of files('.check.ts')) {
  const { check } = (await import(file)) as Checker;
  faults.push(...(await check()));
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
