import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';

/** Unpacks a project as a visitor does. */
export function unpack(zip: Uint8Array, folder: string): void {
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Expo asks nobody, neither a person nor the network. */
const env = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };

const run = (folder: string, program: string, args: readonly string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env });

/** Installs what a project asks for once, in the folder above, where all others find it too. */
export function installFor(project: string): void {
  const above = path.dirname(project);
  writeFileSync(path.join(above, 'package.json'), readFileSync(path.join(project, 'package.json')));
  run(above, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts']);
}

/** Runs a program of the shared installation in a folder, and returns what it said. */
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

/** Runs a program of the shared installation in a project, and returns what it said. */
export const runIn = (project: string, ...[program = '', ...args]: string[]): string =>
  runFrom(path.dirname(project), project, program, args);

/** Bundles an Expo project for a platform, offline: where the packages lie, since its bundler looks nowhere above. */
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

/** Serves what a project was built into under an address of its own. */
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
