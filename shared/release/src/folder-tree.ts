import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '@appling/kit/precompress';
import { writeWhole } from '@appling/kit/write-whole';
import type { Files, Publication } from './target.ts';

/** Folders that every tree shares. */
export const SHARED = ['r', 'assets'];
/** What a canary's visitors see lies below it. It is written anew with each publication. */
const CANARY = '_canary';

/** Hashes of a tree's own files by path. */
export type Sums = Record<string, string>;

/**
 * Writes the tree of a publication, which nobody is served yet.
 *
 * @param root folder of the target
 * @param tree a new folder below it
 * @param before the live tree, if there is one
 * @returns hashes of its files, by which {@link damageOf} tells later whether they are as they were written
 */
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

/** The first file of a tree that is missing or not as it was written; `null` when all are. */
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

/** A tree's own files without their compressed forms; links to shared folders are not followed. */
async function filesOf(tree: string): Promise<string[]> {
  return (await readdir(tree, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(tree, path.join(entry.parentPath, entry.name)));
}

/** Unchanged files are the same files: their time, and so their ETag, stays. */
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

/** Files that a tree has already are equal, and linked: writing to them would change the live site. */
function writeFiles(folder: string, files: Files, before: string | null): void {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    if (existsSync(target)) continue;
    writeWhole(target, content, { older: before ? path.join(before, file) : target });
  }
}

/** One link for each hundredth of the visitors: a web server tries `_canary/<bucket>/…` first and needs no reload. */
async function writeVariant(tree: string, variant: Files, percent: number): Promise<void> {
  // The page of everybody else has the same address, so it is the older one here.
  writeFiles(path.join(tree, CANARY, 'variant'), variant, tree);
  for (let bucket = 0; bucket < percent; bucket += 1) {
    await symlink('variant', path.join(tree, CANARY, String(bucket).padStart(2, '0')));
  }
}
