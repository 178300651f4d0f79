import { execFileSync } from 'node:child_process';
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
import path from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';

export function unpack(zip: Uint8Array, folder: string): void {
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Prevents Expo from prompting and from using the network. */
const env = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };

const run = (folder: string, program: string, args: readonly string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env });

/** Installs the packages of all projects once, in their parent folder: each design has its own typefaces. */
export function installFor(project: string): void {
  const above = path.dirname(project);
  const manifest = (folder: string) =>
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
  const all = readdirSync(above, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(path.join(above, entry.name, 'package.json')),
    )
    .map(({ name }) => manifest(path.join(above, name)).dependencies);
  const dependencies = Object.assign({}, ...all) as Record<string, string>;
  writeFileSync(
    path.join(above, 'package.json'),
    JSON.stringify({ ...manifest(project), dependencies }),
  );
  run(above, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts']);
}

function runFrom(installed: string, folder: string, program: string, args: readonly string[]) {
  try {
    return run(folder, path.join(installed, 'node_modules/.bin', program), args);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}

export const runIn = (project: string, ...[program = '', ...args]: string[]): string =>
  runFrom(path.dirname(project), project, program, args);

/** Runs in the packages' folder, because Metro does not search parent folders. */
export function exportNative(project: string, platform: 'web' | 'android'): void {
  const above = path.dirname(project);
  const own = ['src', 'index.tsx', 'app.json', 'licenses'];
  for (const name of own)
    cpSync(path.join(project, name), path.join(above, name), { recursive: true });
  runFrom(above, above, 'expo', ['export', '--platform', platform, '--output-dir', 'dist']);
  for (const name of own) rmSync(path.join(above, name), { recursive: true });
  rmSync(path.join(project, 'dist'), { recursive: true, force: true });
  renameSync(path.join(above, 'dist'), path.join(project, 'dist'));
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

export async function serveBuilt(page: Page, project: string): Promise<string> {
  await page.route('http://project.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? 'index.html' : decodeURIComponent(pathname);
    const file = path.join(project, 'dist', name);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ path: file, contentType: types[path.extname(file)] ?? 'text/plain' });
  });
  return 'http://project.test/';
}
