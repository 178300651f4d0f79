import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteDesign } from '@appling/contract/site-design';
import { SHELL } from './apps.ts';
import { ROOT, isOwnRepository } from './places.ts';

interface DesignFiles {
  /** Prefix of Trusted Types policies, storage keys and events, e.g. `field-notes`. */
  prefix: string;
  /** Replaces the icon package's component factory. */
  icon?: string;
  /** Folder of the subset fonts and of `faces.json`. */
  fonts?: string;
  /** Script that records presses before a page is hydrated. */
  early?: string;
  /** Folder of templates that replace the kit's for a new remote. */
  remote?: string;
  /** Module that exports `design`, a {@link SiteDesign}. */
  site: string;
}

export const DESIGN = findDesign(path.join(isOwnRepository ? ROOT : SHELL.folder, 'package.json'));

function findDesign(file: string): DesignFiles {
  const { design: name } = read<string>(file);
  if (!name)
    throw new Error(`${file} names no design. Add the package of one: "design": "@appling/ui".`);
  const own = createRequire(file).resolve(`${name}/package.json`);
  const { design } = read<DesignFiles>(own);
  if (!design) throw new Error(`${own} lists no files under "design", so it cannot be one.`);
  if (!/^[a-z][a-z0-9-]*$/.test(design.prefix ?? ''))
    throw new Error(
      `${own} needs "prefix" under "design": lower-case letters, digits and -, e.g. "field-notes".`,
    );
  return Object.fromEntries(
    Object.entries(design).map(([key, value]) => [
      key,
      key === 'prefix' ? value : path.join(path.dirname(own), value),
    ]),
  ) as unknown as DesignFiles;
}

function read<T>(file: string): { design?: T } {
  return JSON.parse(readFileSync(file, 'utf8')) as { design?: T };
}

/** Names of the site in the browser: code reads them from `process.env`, and the build replaces them. */
export const SITE_NAMES = {
  SITE_PREFIX: DESIGN.prefix,
  SITE_GLOBALS: DESIGN.prefix.toUpperCase().replaceAll('-', '_'),
};

export const DEFINED_NAMES: Record<string, string> = Object.fromEntries(
  Object.entries(SITE_NAMES).map(([key, value]) => [`process.env.${key}`, JSON.stringify(value)]),
);

export async function siteDesign(): Promise<SiteDesign> {
  return ((await import(DESIGN.site)) as { design: SiteDesign }).design;
}
