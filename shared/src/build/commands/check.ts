import { remotes } from '../apps.ts';
import { checkBoundaries } from '../boundaries.ts';
import { BUDGET, measureFirstLoad } from '../budget.ts';
import { buildSite } from '../build-site.ts';
import { SITE } from '../compose.ts';
import { generate } from '../generate.ts';
import { checkLintRules } from '../lint-rules.ts';
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
  ['lint rules', () => report(checkLintRules())],
  [
    'generated files and content',
    async () => {
      const results = await Promise.all(remotes().map((app) => generate(app, true)));
      return results.every(Boolean);
    },
  ],
  ['types', async () => (await runTool('typescript', 'bin/tsc', ['-p', '.'])) === 0],
  ['boundaries', () => report(checkBoundaries())],
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
  const load = measureFirstLoad('/');
  const kinds = ['scripts', 'html', 'fonts'] as const;
  for (const kind of kinds) {
    console.log(`  ${kind}: ${load[kind]} of ${BUDGET[kind]} bytes (brotli)`);
  }
  return report(
    kinds
      .filter((kind) => load[kind] > BUDGET[kind])
      .map(
        (kind) =>
          `The landing page's ${kind} weigh ${load[kind]} bytes; ${BUDGET[kind]} are allowed. Largest: ${load.files[0]?.file}.`,
      ),
  );
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
