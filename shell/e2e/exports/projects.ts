import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

const run = (folder: string, program: string, args: readonly string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

/** Installs what a project asks for once, in the folder above, where all others find it too. */
export function installFor(project: string): void {
  const above = path.dirname(project);
  writeFileSync(path.join(above, 'package.json'), readFileSync(path.join(project, 'package.json')));
  run(above, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts']);
}

/** Runs a program of the shared installation in a project, and returns what it said. */
export function runIn(project: string, ...[program = '', ...args]: string[]): string {
  try {
    return run(project, path.join(path.dirname(project), 'node_modules/.bin', program), args);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed in ${project}:\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves what a project was built into under an address of its own. */
export async function serveBuilt(page: Page, project: string): Promise<string> {
  await page.route('http://project.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(project, 'dist', pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ path: file, contentType: types[path.extname(file)] ?? 'text/plain' });
  });
  return 'http://project.test/';
}
