import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteDesign } from '@appling/contract/site-design';
import { SHELL } from './apps.ts';
import { ROOT, isInstalled } from './places.ts';

/** Files of a design, as its package lists them under `design`: absolute paths. */
interface DesignFiles {
  /** In the place of what makes components of the icon package's drawings. */
  icon: string;
  /** Folder of the cut fonts and of `faces.json`. */
  fonts: string;
  /** Script that takes presses before a page is live. */
  early: string;
  /** Module that exports `design`, a {@link SiteDesign}. */
  site: string;
}

/** The design is that of the package that the shell, or a remote in its own repository, names under `design`. */
export const DESIGN = findDesign(path.join(isInstalled ? ROOT : SHELL.folder, 'package.json'));

function findDesign(file: string): DesignFiles {
  const { design: name } = read<string>(file);
  if (!name)
    throw new Error(`${file} names no design. Add the package of one: "design": "@appling/ui".`);
  const own = createRequire(file).resolve(`${name}/package.json`);
  const { design } = read<DesignFiles>(own);
  if (!design) throw new Error(`${own} lists no files under "design", so it cannot be one.`);
  return Object.fromEntries(
    Object.entries(design).map(([key, place]) => [key, path.join(path.dirname(own), place)]),
  ) as unknown as DesignFiles;
}

function read<T>(file: string): { design?: T } {
  return JSON.parse(readFileSync(file, 'utf8')) as { design?: T };
}

/** Words, colours and drawings of the site. */
export async function siteDesign(): Promise<SiteDesign> {
  return ((await import(DESIGN.site)) as { design: SiteDesign }).design;
}
