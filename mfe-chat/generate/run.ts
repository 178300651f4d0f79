import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs every `*.generate.ts` here, which returns texts by path, then every `*.check.ts`, which returns a line per fault.
 * Usage: `tsx generate/run.ts [--check]`. `--check` writes nothing and names stale files.
 */
interface Generator {
  generate: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

interface Checker {
  check: () => readonly string[] | Promise<readonly string[]>;
}

const app = path.resolve(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

const files = (ending: string): string[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => pathToFileURL(path.join(import.meta.dirname, name)).href);

const stale: string[] = [];
// Names first, because schemas check against them.
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
  // Generators can depend on each other's output, which only a new process reads.
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
