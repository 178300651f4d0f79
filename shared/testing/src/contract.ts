import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PLATFORM, ROOT } from '@appling/kit/places';

const COMMAND = path.join(PLATFORM, 'release/src/commands/contract.ts');

/**
 * Asks the contract gate about an app's last build: what it exposes, its routes and links, the singletons and contract
 * version it needs, its sizes. It is the check that a release has to pass, against the builds of this checkout.
 *
 * @param app name of the remote, or `shell`
 * @returns one line for each refusal: app, rule, found, allowed
 * @throws {Error} when there is no build to ask about
 */
export function contractRefusals(app: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', COMMAND, app],
    { encoding: 'utf8', cwd: ROOT },
  );
  if (status !== 0 && status !== 1) throw new Error(stderr || `The gate ended with ${status}.`);
  return status === 0 ? [] : stdout.split('\n').filter(Boolean);
}
