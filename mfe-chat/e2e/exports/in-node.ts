import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../shared/kit/src/places.ts';

const run = (script: string, args: readonly string[], input = ''): string =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'mfe-chat/bench', script), ...args],
    { cwd: ROOT, encoding: 'utf8', input, maxBuffer: 2 ** 27 },
  );

export function faultsOfFormat(penpot: Uint8Array, tokens: Uint8Array): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
  const files = [path.join(folder, 'app.penpot'), path.join(folder, 'tokens.zip')] as const;
  writeFileSync(files[0], penpot);
  writeFileSync(files[1], tokens);
  const faults = run('prove-exports.ts', files);
  rmSync(folder, { recursive: true });
  return faults;
}

export const hashesInNode = (asked: string): Record<string, string> =>
  JSON.parse(run('exports-in-node.ts', [], asked)) as Record<string, string>;
