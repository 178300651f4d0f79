import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PLATFORM, ROOT } from '@appling/kit/places';

const COMMAND = path.join(PLATFORM, 'release/src/commands/contract.ts');

/** Returns what the contract gate refuses about an app's last build, one line each; throws when there is no build. */
export function contractRefusals(app: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', COMMAND, app],
    { encoding: 'utf8', cwd: ROOT },
  );
  if (status !== 0 && status !== 1) throw new Error(stderr || `The gate ended with ${status}.`);
  return status === 0 ? [] : stdout.split('\n').filter(Boolean);
}
