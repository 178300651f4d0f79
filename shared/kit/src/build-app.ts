import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DATA_FILES } from '@appling/contract/release';
import { SHELL, type App } from './apps.ts';
import { declaredBudget } from './declared-budget.ts';
import { describeRelease, describeShell, readBundleRecords } from './describe-release.ts';
import { fingerprint } from './fingerprint.ts';
import { generate } from './generate.ts';
import { INLINE_SCRIPT, inlineScript } from './inline-script.ts';
import { damagedFile } from './open-release.ts';
import { ROOT, SOURCES } from './places.ts';
import { previewMark } from './preview.ts';
import { originMark } from './remote-origins.ts';

const require = createRequire(import.meta.url);

function inputs(app: App): string[] {
  return [app.folder, ...SOURCES, path.join(ROOT, 'package-lock.json')].filter(existsSync);
}

const inputMark = (app: App): string =>
  fingerprint(inputs(app)) + (app.name === SHELL.name ? previewMark() + originMark() : '');

/** Builds one app into `<app>/dist` if its inputs changed; returns whether it did. Throws the output of the bundler. */
export async function buildApp(app: App): Promise<boolean> {
  const stamp = path.join(app.folder, '.build/inputs');
  if (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === inputMark(app) &&
    isIntact(path.join(app.folder, 'dist'))
  ) {
    return false;
  }
  if (!(await generate(app)))
    throw new Error(`${app.name}: \`npx --no appling generate\` failed, see above.`);
  const now = inputMark(app);
  await bundle(app);
  const out = path.join(app.folder, '.build/next');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const modules = path.join(app.folder, '.build/modules');
  const parts = existsSync(modules) ? readdirSync(modules) : [];
  for (const folder of ['browser', ...parts.map((part) => `modules/${part}`)])
    cpSync(path.join(app.folder, '.build', folder), out, { recursive: true });
  cpSync(path.join(app.folder, '.build/node/pages.cjs'), path.join(out, 'pages.cjs'));
  const isShell = app.name === SHELL.name;
  writeDataFiles(out);
  if (isShell) writeFileSync(path.join(out, INLINE_SCRIPT), await inlineScript());
  const description = isShell
    ? describeShell(out)
    : {
        ...describeRelease(app.name, out, readBundleRecords(app.folder)),
        ...declaredBudget(app.folder),
      };
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(description, null, 2)}\n`);
  const dist = path.join(app.folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  renameSync(out, dist);
  writeFileSync(stamp, now);
  return true;
}

function writeDataFiles(out: string): void {
  const names = readdirSync(out).filter((name) => name.endsWith('.json'));
  if (names.length === 0) return;
  const texts = names.sort().map((name) => [name, readFileSync(path.join(out, name), 'utf8')]);
  writeFileSync(path.join(out, DATA_FILES), JSON.stringify(Object.fromEntries(texts)));
}

function isIntact(dist: string): boolean {
  try {
    return damagedFile(dist) === null;
  } catch {
    return false;
  }
}

async function bundle(app: App): Promise<void> {
  const rspack = path.join(
    path.dirname(require.resolve('@rspack/cli/package.json')),
    'bin/rspack.js',
  );
  // The bundler only clears folders that it writes; remove the others.
  rmSync(path.join(app.folder, '.build/modules'), { recursive: true, force: true });
  const { code, output } = await run(process.execPath, [rspack, 'build'], app.folder);
  if (code !== 0) throw new Error(`${app.name} does not build:\n${output}`);
}

function run(program: string, args: string[], cwd: string) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    // The bundler copies functions as text, which an inherited TypeScript loader would change.
    const child = spawn(program, args, { cwd, env: { ...process.env, NODE_OPTIONS: '' } });
    let output = '';
    const take = (data: Buffer) => {
      output += data.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
