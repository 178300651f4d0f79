import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  link,
  mkdir,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '../build/precompress.ts';
import type { LiveState } from './live-state.ts';
import type { Files, Publication, Target } from './target.ts';

/** Composed trees that stay beside the live one, for a look back. */
const TREES_KEPT = 6;
/** Folders that every tree shares. */
const SHARED = ['r', 'assets'];

/**
 * A folder that a web server serves:
 *
 * ```
 * current -> sites/12   the document root; one rename(2) moves it
 * sites/12/             a whole site: pages, registry, and links to r/ and assets/
 * sites/12.json         what is live in it
 * r/, assets/           releases and the shell's files, immutable
 * ```
 */
export class FolderTarget implements Target {
  readonly name: string;
  readonly whyNoCanary = null;
  private readonly root: string;

  constructor(folder: string) {
    this.root = path.resolve(folder);
    this.name = `folder ${this.root}`;
  }

  read(key: string): Promise<Buffer | null> {
    return orNull(readFile(this.place(key)));
  }

  async write(key: string, content: string | Buffer): Promise<void> {
    const file = this.place(key);
    await mkdir(path.dirname(file), { recursive: true });
    const part = `${file}.part`;
    try {
      await writeFile(part, content);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async writeNew(key: string, content: string): Promise<boolean> {
    // A link appears with its content; a file that is opened first could be read while it is empty.
    const part = this.place(`${key}.${randomUUID()}.part`);
    try {
      await writeFile(part, content);
      await link(part, this.place(key));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(part, { force: true });
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.place(key), { force: true });
  }

  /** @throws {Error} when the folder is none of ours, before anything is written to it */
  async state(): Promise<LiveState | null> {
    const names = await readdir(this.root).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT'
        ? new Error(
            `There is no folder ${this.root}. Make it first, if this is where the site is to live.`,
          )
        : error;
    });
    const ours = new Set([
      'current',
      'current.next',
      'sites',
      'r',
      'assets',
      'lock.json',
      'freeze.json',
    ]);
    const foreign = names.filter(
      (name) => !name.startsWith('.') && !ours.has(name) && !/\.part$|^lock\./.test(name),
    );
    if (foreign.length > 0) {
      throw new Error(
        `${this.root} is no site of ours: it holds ${foreign.slice(0, 3).join(', ')}. Give the folder of a site, or an empty one.`,
      );
    }
    const tree = await this.liveTree();
    if (!tree) return null;
    return JSON.parse(await readFile(`${tree}.json`, 'utf8')) as LiveState;
  }

  readSite(file: string): Promise<Buffer | null> {
    return this.read(`current/${file}`);
  }

  /** A site here is a whole, always: the link moves last. */
  isTorn(): Promise<boolean> {
    return Promise.resolve(false);
  }

  async publish(publication: Publication): Promise<void> {
    const { number } = publication.state;
    const tree = this.place(`sites/${number}`);
    // What a killed publication left under this number.
    await rm(tree, { recursive: true, force: true });
    await mkdir(tree, { recursive: true });
    const before = await this.liveTree();
    if (before) await this.carryOver(before, tree, publication);
    await writeFiles(tree, publication.files);
    if (publication.variant && publication.state.canary) {
      await this.writeVariant(tree, publication.variant, publication.state.canary.percent);
    }
    for (const name of SHARED) {
      await mkdir(this.place(name), { recursive: true });
      await symlink(path.join('../..', name), path.join(tree, name));
    }
    for (const folder of [tree, ...SHARED.map((name) => this.place(name))])
      await precompress(folder);
    await writeFile(`${tree}.json`, `${JSON.stringify(publication.state, null, 2)}\n`);
    await this.point(number);
    await this.prune(number);
  }

  /** Unchanged files are the same files: their time, and so their ETag, stays. */
  private async carryOver(before: string, tree: string, publication: Publication): Promise<void> {
    const gone = new Set(publication.gone);
    const entries = await readdir(before, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const file = path.relative(before, path.join(entry.parentPath, entry.name));
      const plain = file.replace(/\.(?:br|gz)$/, '');
      if (!entry.isFile() || file.startsWith('_canary') || gone.has(plain)) continue;
      const isKept = publication.files.has(plain)
        ? await isSame(before, plain, publication)
        : !publication.isWhole;
      if (!isKept) continue;
      const target = path.join(tree, file);
      await mkdir(path.dirname(target), { recursive: true });
      await link(path.join(before, file), target);
    }
  }

  /** One link for each hundredth of the visitors: a web server tries `_canary/<bucket>/…` first and needs no reload. */
  private async writeVariant(tree: string, variant: Files, percent: number): Promise<void> {
    await writeFiles(path.join(tree, '_canary/variant'), variant);
    for (let bucket = 0; bucket < percent; bucket += 1) {
      await symlink('variant', path.join(tree, '_canary', String(bucket).padStart(2, '0')));
    }
  }

  private async point(number: number): Promise<void> {
    const next = this.place('current.next');
    await rm(next, { force: true });
    await symlink(`sites/${number}`, next);
    await rename(next, this.place('current'));
  }

  private async prune(live: number): Promise<void> {
    for (const name of await readdir(this.place('sites'))) {
      const number = Number.parseInt(name, 10);
      if (number > live || number <= live - TREES_KEPT) {
        await rm(this.place(`sites/${name}`), { recursive: true, force: true });
      }
    }
  }

  private async liveTree(): Promise<string | null> {
    const tree = await readlink(this.place('current')).catch(() => null);
    return tree === null ? null : path.resolve(this.root, tree);
  }

  private place(key: string): string {
    return path.join(this.root, key);
  }
}

async function isSame(tree: string, file: string, { files }: Publication): Promise<boolean> {
  const content = await orNull(readFile(path.join(tree, file)));
  return content !== null && content.equals(Buffer.from(files.get(file) ?? ''));
}

/** Files that a tree has already are equal, and linked: writing to them would change the live site. */
async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    if (existsSync(target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

function orNull(reading: Promise<Buffer>): Promise<Buffer | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}
