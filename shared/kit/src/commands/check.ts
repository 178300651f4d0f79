import { readFileSync } from 'node:fs';
import path from 'node:path';
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

/** What an app checks besides: modules under `checks` in its package.json, each with a function `check`. */
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

const failed: string[] = [];
for (const [name, step] of steps) {
  console.log(`· ${name}`);
  if (!(await step())) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Not clean: ${failed.join(', ')}. \`npm run fix\` mends format and some lint.`);
  process.exit(1);
}
console.log('All clean.');
process.exit(0);
