import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../shared/src/build/places.ts';
import { run } from '../../../shared/src/build/run.ts';

const SOURCE = path.resolve(import.meta.dirname, '../tools');
/** Where the scanner and its 200 packages lie: nobody who works on pages should have to install them. */
const PLACE = path.join(ROOT, '.cache/deploy-tools');

/** Installs the scanner and the linters, once for each change of their lock. */
export async function installTools(): Promise<void> {
  const lock = readFileSync(path.join(SOURCE, 'package-lock.json'));
  const stamp = path.join(PLACE, 'node_modules/.installed');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing the scanner and the linters (once) …');
  mkdirSync(PLACE, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(path.join(SOURCE, file), path.join(PLACE, file));
  }
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: PLACE,
  });
  if (code !== 0) throw new Error('The scanner could not be installed: check the npm registry.');
  // Sites that browsers know to want TLS; the scanner fetches the list, and none of it concerns localhost.
  writeFileSync(toolFile('@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');
  writeFileSync(stamp, hash);
}

/** @returns absolute path of a file of an installed tool */
export function toolFile(file: string): string {
  return path.join(PLACE, 'node_modules', file);
}
