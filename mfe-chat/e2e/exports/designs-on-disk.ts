import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../shared/kit/src/places.ts';

export interface Design {
  id: string;
  name: string;
  language: string;
  start: string;
  tabs: { label: string; to: string }[];
  screens: { id: string; name: string }[];
}

/** Each process has its own folder: Playwright may split one file's tests, each part with its own `afterAll`. */
export function designsOnDisk(): string {
  const place = mkdtempSync(path.join(tmpdir(), 'designs-'));
  process.on('exit', () => rmSync(place, { recursive: true, force: true }));
  const folder = path.join(place, 'designs');
  mkdirSync(folder);
  execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'mfe-chat/bench/exported-designs.ts'), folder],
    { cwd: ROOT },
  );
  return folder;
}

/** The file may include the visitor's own pictures beside the design. */
export function designIn(file: string): Design {
  const value = JSON.parse(readFileSync(file, 'utf8')) as Design | { design: Design };
  return 'design' in value ? value.design : value;
}

export const designFiles = (folder: string): string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.json'));
