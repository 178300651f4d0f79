import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { remotes } from '../apps.ts';
import { checkBoundaries } from '../boundaries.ts';
import { measureFirstLoad, pageBudgets } from '../budget.ts';
import { buildSite } from '../build-site.ts';
import { SITE } from '../compose.ts';
import { generate } from '../generate.ts';
import { missingPlatforms } from '../lockfile.ts';
import { runTool } from '../run.ts';
import { checkHtml } from '../valid-html.ts';

const steps: [string, () => Promise<boolean> | boolean][] = [
  [
    'format',
    async () =>
      (await runTool('prettier', 'bin/prettier.cjs', ['--check', '--log-level=warn', '.'])) === 0,
  ],
  [
    'lint',
    async () => (await runTool('oxlint', 'bin/oxlint', ['--type-aware', '--deny-warnings'])) === 0,
  ],
  ['checks of apps', async () => report(await checksOfApps())],
  [
    'generated files and content',
    async () => {
      const results = await Promise.all(remotes().map((app) => generate(app, true)));
      return results.every(Boolean);
    },
  ],
  ['types', async () => (await runTool('typescript', 'bin/tsc', ['-p', '.'])) === 0],
  ['boundaries', async () => report(await checkBoundaries())],
  ['dead code', async () => (await runTool('knip', 'bin/knip.js', ['--no-config-hints'])) === 0],
  [
    'lockfile',
    () =>
      report(
        Object.keys(missingPlatforms()).map(
          (name) => `package-lock.json lacks ${name}, so npm ci fails. npm run fix lists it.`,
        ),
      ),
  ],
  ['sizes', checkSizes],
  ['html', async () => report(await checkHtml(SITE))],
];

async function checkSizes(): Promise<boolean> {
  await buildSite();
  const problems = Object.entries(pageBudgets()).flatMap(([page, budget]) => {
    const load = measureFirstLoad(page);
    return (['scripts', 'html', 'fonts'] as const).flatMap((kind) => {
      console.log(`  ${page} ${kind}: ${load[kind]} of ${budget[kind]} bytes (brotli)`);
      if (load[kind] <= budget[kind]) return [];
      return [
        `${page}: ${kind} weigh ${load[kind]} bytes; ${budget[kind]} are allowed. Largest: ${load.files[0]?.file}.`,
      ];
    });
  });
  return report(problems);
}

async function checksOfApps(): Promise<string[]> {
  const problems: string[] = [];
  for (const { folder } of remotes()) {
    const file = path.join(folder, 'package.json');
    const { checks = [] } = JSON.parse(readFileSync(file, 'utf8')) as { checks?: string[] };
    for (const name of checks) {
      const module = (await import(path.join(folder, name))) as { check: () => string[] };
      problems.push(...module.check());
    }
  }
  return problems;
}

function report(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

interface Checked {
  isClean: boolean;
  steps: { name: string; isClean: boolean }[];
}

async function check(): Promise<Checked> {
  const done: Checked['steps'] = [];
  for (const [name, step] of steps) {
    console.log(`· ${name}`);
    done.push({ name, isClean: await step() });
  }
  return { isClean: done.every(({ isClean }) => isClean), steps: done };
}

/** Checks in another process whose output goes to stderr, so that stdout is one JSON document. */
function checkAsJson(): void {
  const child = fork(fileURLToPath(import.meta.url), { stdio: ['inherit', 2, 2, 'ipc'] });
  child.on('message', (checked) => console.log(JSON.stringify(checked, null, 2)));
  child.on('exit', (code) => process.exit(code ?? 1));
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
if (values.json) checkAsJson();
else {
  const checked = await check();
  const failed = checked.steps.filter(({ isClean }) => !isClean).map(({ name }) => name);
  if (checked.isClean) console.log('All clean.');
  else
    console.error(`Not clean: ${failed.join(', ')}. \`npm run fix\` mends format and some lint.`);
  const end = () => process.exit(checked.isClean ? 0 : 1);
  if (process.send) process.send(checked, end);
  else end();
}
