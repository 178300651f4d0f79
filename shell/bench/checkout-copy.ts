import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../shared/kit/src/places.ts';
import { run } from '../../shared/kit/src/run.ts';
import { COPY } from './places.ts';

/** Build output and installed packages: neither copied nor removed. */
const MADE = new Set([
  'node_modules',
  'dist',
  '.build',
  '.cache',
  '.git',
  '.bench',
  '.ci',
  'test-results',
]);

/** Syncs the copy with the checkout; keeps its build output. */
export function refreshCopy(): void {
  synchronise(ROOT, COPY);
  linkWorkspaces(COPY);
}

/** Node resolves packages from the parent checkout; only the workspaces must come from the copy. */
export function linkWorkspaces(copy: string): void {
  const scope = path.join(copy, 'node_modules/@appling');
  rmSync(scope, { recursive: true, force: true });
  mkdirSync(scope, { recursive: true });
  const apps = readdirSync(copy).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const shared = readdirSync(path.join(copy, 'shared')).map((name) => `shared/${name}`);
  for (const folder of [...apps, ...shared]) {
    symlinkSync(path.join(copy, folder), path.join(scope, path.basename(folder)), 'junction');
  }
  const lock = readFileSync(path.join(copy, 'package-lock.json'));
  writeFileSync(
    path.join(copy, 'node_modules/.appling-installed'),
    createHash('sha256').update(lock).digest('hex'),
  );
}

function synchronise(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const entries = readdirSync(from, { withFileTypes: true }).filter(({ name }) => !MADE.has(name));
  const names = new Set(entries.map(({ name }) => name));
  for (const name of readdirSync(to)) {
    if (!names.has(name) && !MADE.has(name)) {
      rmSync(path.join(to, name), { recursive: true, force: true });
    }
  }
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) synchronise(source, target);
    else if (entry.isFile()) copyFileSync(source, target);
  }
}

/** Runs `npm run build` in the copy, without the hero's scene. Returns seconds; throws when the build fails. */
export async function buildCopy(): Promise<number> {
  const started = performance.now();
  const code = await run(
    process.execPath,
    [path.join(COPY, 'shared/kit/src/bootstrap.mjs'), 'build'],
    { cwd: COPY, env: buildEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (code !== 0) throw new Error('The copy in .bench does not build. Does npm run build?');
  return (performance.now() - started) / 1000;
}

export function buildEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, SCENE_PROJECT_ID: '', NODE_ENV: 'production' };
}

export function cleanCopy(): void {
  const made = ['dist', '.cache'].map((name) => path.join(COPY, name));
  const apps = readdirSync(COPY).filter((name) => existsSync(path.join(COPY, name, 'src')));
  for (const app of apps) {
    made.push(path.join(COPY, app, 'dist'), path.join(COPY, app, '.build'));
  }
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
}
