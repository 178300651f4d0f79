import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteModule } from '@appling/contract/routes';
import { remotes, type App } from './apps.ts';
import { newRemoteFiles, packageOf } from './new-remote-files.ts';
import { ROOT } from './places.ts';
import { readPort } from './read-port.ts';

/** A container's name is also a JavaScript name and a Trusted Types policy: letters and digits only. */
const NAME = /^[a-z][a-z0-9]{1,29}$/;
const RESERVED = new Set(['shell', 'shared', 'assets', 'development', 'start']);
const PATH = /^\/[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;
/** Addresses that are no pages. */
const NO_PAGE = /^\/(?:r|assets|404|_[^/]*)(?:\/|$)/;

/**
 * Adds a remote to the workspace: its folder, its release workflow, its entry in the lockfile. Nothing else names it.
 *
 * @param name folder without `mfe-`
 * @param address path of its first page; default `/<name>`
 * @returns the files that were written, below the project's root
 * @throws {Error} when the name or the path is taken or is none; nothing is written then
 */
export async function newRemote(name: string, address = `/${name}`): Promise<string[]> {
  const known = remotes();
  refuseName(name, known);
  await refusePath(address, known);
  const port = Math.max(3100, ...known.map(readPort)) + 1;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const folder = `mfe-${name}`;
  const files = Object.entries(newRemoteFiles({ name, path: address, title, port })).map(
    ([file, text]) => [path.join(folder, file), text] as const,
  );
  // Read before the new folder is there, which would count as a remote.
  const workflow = workflowOf(name);
  const written = [...files, [`.github/workflows/release-${name}.yml`, workflow] as const];
  for (const [file, text] of written) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), text);
  }
  install(name);
  return [...written.map(([file]) => file), 'package-lock.json'];
}

function refuseName(name: string, known: readonly App[]): void {
  if (!NAME.test(name) || RESERVED.has(name)) {
    throw new Error(
      `"${name}" is no name for a remote: 2 to 30 lower-case letters and digits, a letter first, and none of ${[...RESERVED].join(', ')}. For example: npm run new:remote weather.`,
    );
  }
  if (known.some((app) => app.name === name) || existsSync(path.join(ROOT, `mfe-${name}`))) {
    throw new Error(
      `There is a remote ${name} already, in mfe-${name}. Choose another name, or add a page to it: mfe-${name}/src/routes.ts.`,
    );
  }
}

async function refusePath(address: string, known: readonly App[]): Promise<void> {
  if (!PATH.test(address) || NO_PAGE.test(address)) {
    throw new Error(
      `"${address}" is no path for a page: lower-case words with - between them, such as /weather or /weather/today, and nothing below /r or /assets.`,
    );
  }
  for (const { name, folder } of known) {
    const module = (await import(path.join(folder, 'src/routes.ts'))) as { default: RemoteModule };
    if (module.default.routes.some((route) => route.path === address)) {
      throw new Error(
        `${address} belongs to ${name}. Choose another path: npm run new:remote <name> -- --path /…`,
      );
    }
  }
}

/** A workflow like another remote's, target and site included. */
function workflowOf(name: string): string {
  const [other] = remotes();
  if (!other) throw new Error('There is no remote yet whose release workflow could be copied.');
  const model = path.join(ROOT, `.github/workflows/release-${other.name}.yml`);
  return readFileSync(model, 'utf8')
    .replace(`Release ${other.name}`, `Release ${name}`)
    .replace(`mfe-${other.name}/**`, `mfe-${name}/**`)
    .replace(`remote: ${other.name}\n`, `remote: ${name}\n`);
}

/** Does what `npm install` would: the lockfile's two entries and the link. It brings no package, so no network is needed. */
function install(name: string): void {
  const file = path.join(ROOT, 'package-lock.json');
  const before = readFileSync(file, 'utf8');
  const lockfile = JSON.parse(before) as { packages: Record<string, object> };
  const { private: _private, type: _type, ...listed } = packageOf(name);
  const packages = {
    ...lockfile.packages,
    [`mfe-${name}`]: listed,
    [`node_modules/@appling/mfe-${name}`]: { resolved: `mfe-${name}`, link: true },
  };
  const sorted = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
  const after = `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
  writeFileSync(file, after);
  const scope = path.join(ROOT, 'node_modules/@appling');
  if (!existsSync(scope)) return;
  const link = path.join(scope, `mfe-${name}`);
  if (!existsSync(link)) symlinkSync(path.join(ROOT, `mfe-${name}`), link, 'junction');
  // The packages are what the new lockfile says, so the next command need not install them again.
  const stamp = path.join(ROOT, 'node_modules/.appling-installed');
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === sha256(before);
  if (isCurrent) writeFileSync(stamp, sha256(after));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
