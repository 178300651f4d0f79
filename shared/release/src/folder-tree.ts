import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '@appling/kit/precompress';
import { writeWhole } from '@appling/kit/write-whole';
import type { Files, Publication } from './target.ts';

export const SHARED = ['r', 'assets'];
const CANARY = '_canary';

export type Sums = Record<string, string>;

/** Writes the tree of a publication, which is not live yet; returns hashes of its files for {@link damageOf}. */
export async function buildTree(
  root: string,
  tree: string,
  before: string | null,
  publication: Publication,
): Promise<Sums> {
  await mkdir(tree, { recursive: true });
  if (before) await carryOver(before, tree, publication);
  writeFiles(tree, publication.files, before);
  const { canary } = publication.state;
  if (publication.variant && canary) {
    await writeVariant(tree, publication.variant, canary.percent);
  }
  const own = await filesOf(tree);
  await compressFiles(
    own.map((file) => path.join(tree, file)),
    { olderOf: (form) => (before ? path.join(before, path.relative(tree, form)) : form) },
  );
  await compressFiles(
    publication.served.map((key) => path.join(root, key)).filter((file) => existsSync(file)),
    { parts: path.join(root, '.parts') },
  );
  for (const name of SHARED) {
    await mkdir(path.join(root, name), { recursive: true });
    await symlink(path.join('../..', name), path.join(tree, name));
  }
  const kept = own.filter((file) => !file.startsWith(CANARY));
  const sums = kept.map(async (file) => [file, await sumOf(path.join(tree, file))] as const);
  return Object.fromEntries(await Promise.all(sums)) as Sums;
}

/** Returns the first missing or changed file of a tree; `null` if there is none. */
export async function damageOf(tree: string, sums: Sums): Promise<string | null> {
  for (const [file, sum] of Object.entries(sums)) {
    if ((await sumOf(path.join(tree, file))) !== sum) return file;
  }
  return null;
}

async function sumOf(file: string): Promise<string | null> {
  const content = await readFile(file).catch(() => null);
  return content && createHash('sha256').update(content).digest('hex');
}

async function filesOf(tree: string): Promise<string[]> {
  return (await readdir(tree, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(tree, path.join(entry.parentPath, entry.name)));
}

/** Hard-links unchanged files, so that their time and ETag stay. */
async function carryOver(before: string, tree: string, publication: Publication): Promise<void> {
  const gone = new Set(publication.gone);
  const entries = await readdir(before, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.relative(before, path.join(entry.parentPath, entry.name));
    const plain = file.replace(/\.(?:br|gz)$/, '');
    if (!entry.isFile() || file.startsWith(CANARY) || gone.has(plain)) continue;
    const isKept = publication.files.has(plain)
      ? await isSame(before, plain, publication)
      : !publication.isWhole;
    if (!isKept) continue;
    const target = path.join(tree, file);
    await mkdir(path.dirname(target), { recursive: true });
    await link(path.join(before, file), target);
  }
}

async function isSame(tree: string, file: string, { files }: Publication): Promise<boolean> {
  const content = await readFile(path.join(tree, file)).catch(() => null);
  return content?.equals(Buffer.from(files.get(file) ?? '')) ?? false;
}

/** Skips equal files: they are hard links, and writing to them would change the live site. */
function writeFiles(folder: string, files: Files, before: string | null): void {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    if (existsSync(target)) continue;
    writeWhole(target, content, { older: before ? path.join(before, file) : target });
  }
}

/** One link per percent of visitors: a web server tries `_canary/<bucket>/…` first and needs no reload. */
async function writeVariant(tree: string, variant: Files, percent: number): Promise<void> {
  // The live page has the same address, so it is the older file here.
  writeFiles(path.join(tree, CANARY, 'variant'), variant, tree);
  for (let bucket = 0; bucket < percent; bucket += 1) {
    await symlink('variant', path.join(tree, CANARY, String(bucket).padStart(2, '0')));
  }
}
