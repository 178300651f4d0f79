import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SETTINGS, buildRemote, buildShell } from './fixture.ts';
import { openTarget } from './open-target.ts';
import { release, type Operator } from './operations.ts';
import type { Build } from './publish.ts';

export interface ScratchSite {
  root: string;
  site: string;
  operator: Operator;
  /** Builds of apps, large enough that their files have compressed forms. */
  shell: (words: string) => Build;
  home: (words: string) => Build;
  chat: (words: string) => Build;
  put: (...builds: Build[]) => Promise<string>;
  remove: () => void;
}

export function openScratchSite(): ScratchSite {
  const root = mkdtempSync(path.join(tmpdir(), 'appling-scratch-'));
  const site = mkdtempSync(path.join(root, 'site-'));
  const operator: Operator = { target: openTarget(site), by: 'ana', commit: null };
  const folder = () => mkdtempSync(path.join(root, 'build-'));
  const long = (words: string) => `<h1>${words}</h1><p>${`${words} `.repeat(200)}</p>`;
  return {
    root,
    site,
    operator,
    shell: (words) => buildShell(folder(), `${words} `.repeat(120)),
    home: (words) => buildRemote(folder(), 'marketing', { '/': long(words) }),
    chat: (words) => buildRemote(folder(), 'chat', { '/chat': long(words) }),
    put: (...builds) => release(operator, builds, SETTINGS),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export function servedFiles(site: string): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  const walk = (folder: string) => {
    for (const name of readdirSync(path.join(site, 'current', folder)).sort()) {
      const file = path.join(folder, name);
      const place = path.join(site, 'current', file);
      if (statSync(place).isDirectory()) walk(file);
      else found.set(file, readFileSync(place));
    }
  };
  if (existsSync(path.join(site, 'current'))) walk('');
  return found;
}

export function brokenForms(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files].flatMap(([file, form]) => {
    const plain = files.get(file.replace(/\.(?:br|gz)$/, ''));
    if (!/\.(?:br|gz)$/.test(file)) return [];
    try {
      const opened = file.endsWith('.br') ? brotliDecompressSync(form) : gunzipSync(form);
      return plain?.equals(opened) ? [] : [file];
    } catch {
      return [file];
    }
  });
}

/** Excludes compressed files, which depend on the version of zlib. */
export function plainFiles(files: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  return new Map([...files].filter(([file]) => !/\.(?:br|gz)$/.test(file)));
}
