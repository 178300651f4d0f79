import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteModule } from '@appling/contract/routes';
import { SHELL, remotes, type App } from './apps.ts';
import { DESIGN, siteDesign } from './design.ts';
import { newRemoteFiles } from './new-remote-files.ts';
import { ROOT, isOwnRepository } from './places.ts';
import { readPort } from './read-port.ts';

/** A container's name is also a JavaScript name and a Trusted Types policy: letters and digits only. */
const NAME = /^[a-z][a-z0-9]{1,29}$/;
const RESERVED = new Set(['shell', 'shared', 'assets', 'development', 'start']);
const PATH = /^\/[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;
const NO_PAGE = /^\/(?:r|assets|404|_[^/]*)(?:\/|$)/;

/** Adds a remote to the workspace and returns its files. Throws, before writing, when its name or path is taken. */
export async function newRemote(name: string, address = `/${name}`): Promise<string[]> {
  if (isOwnRepository) {
    throw new Error('This repository holds one remote. Add a page to it: src/routes.ts.');
  }
  const known = remotes();
  refuseName(name, known);
  await refusePath(address, known);
  const port = Math.max(3100, ...known.map(readPort)) + 1;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const folder = `mfe-${name}`;
  const remote = {
    name,
    path: address,
    title,
    port,
    scope: scopeOf(SHELL),
    site: (await siteDesign()).name,
    templates: DESIGN.remote,
  };
  const files = Object.fromEntries(
    Object.entries(newRemoteFiles(remote)).map(([file, text]) => [`${folder}/${file}`, text]),
  );
  const written = { ...files, ...workflowOf(name, known) };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), text);
  }
  const isListed = install(folder, known);
  return [...Object.keys(written), ...(isListed ? ['package-lock.json'] : [])];
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

function workflowOf(name: string, known: readonly App[]): Record<string, string> {
  const fileOf = (remote: string) => `.github/workflows/release-${remote}.yml`;
  const other = known.find((app) => existsSync(path.join(ROOT, fileOf(app.name))));
  if (!other) return {};
  const text = readFileSync(path.join(ROOT, fileOf(other.name)), 'utf8')
    .replace(`Release ${other.name}`, `Release ${name}`)
    .replace(`mfe-${other.name}/**`, `mfe-${name}/**`)
    .replace(`remote: ${other.name}\n`, `remote: ${name}\n`);
  return { [fileOf(name)]: text };
}

/** Adds the lockfile's two entries and the link as `npm install` would, without network. */
function install(folder: string, known: readonly App[]): boolean {
  const file = path.join(ROOT, 'package-lock.json');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const lockfile = JSON.parse(before) as { packages?: Record<string, object> };
  if (!known.some(({ name }) => lockfile.packages?.[`mfe-${name}`])) return false;
  const manifest = readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8');
  const { private: _private, type: _type, ...listed } = JSON.parse(manifest) as Package;
  const packages = {
    ...lockfile.packages,
    [folder]: listed,
    [`node_modules/${listed.name}`]: { resolved: folder, link: true },
  };
  const sorted = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
  const after = `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
  writeFileSync(file, after);
  const link = path.join(ROOT, 'node_modules', listed.name);
  if (!existsSync(path.dirname(link))) return true;
  if (!existsSync(link)) symlinkSync(path.join(ROOT, folder), link, 'junction');
  // The installed packages match the new lockfile: updates the stamp.
  const stamp = path.join(ROOT, 'node_modules/.appling-installed');
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === sha256(before);
  if (isCurrent) writeFileSync(stamp, sha256(after));
  return true;
}

interface Package {
  name: string;
  private?: boolean;
  type?: string;
}

function scopeOf({ folder }: App): string {
  const { name } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
  return name.split('/')[0] ?? '';
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
