import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isTable, isText, readRecord } from '@appling/kit/read-record';
import { writeWhole } from '@appling/kit/write-whole';
import { FolderClaim } from './folder-claim.ts';
import { SHARED, buildTree, damageOf, type Sums } from './folder-tree.ts';
import { isLiveState, type LiveState } from './live-state.ts';
import type { Claim, Publication, Target } from './target.ts';

const TREES_KEPT = 6;
/** An unfinished file older than this was left by a process that is gone. */
const PART_KEPT_MS = 60 * 60_000;

interface TreeRecord extends LiveState {
  sums?: Sums;
}

/**
 * A folder that a web server serves:
 * ```
 * current -> sites/12   the document root; one rename(2) replaces it
 * sites/12/             a whole site: pages, registry, and links to r/ and assets/
 * sites/12.json         what is live in it
 * sites/13.next         the claim of number 13, see {@link FolderClaim}
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
    const parts = this.place('.parts');
    await mkdir(parts, { recursive: true });
    writeWhole(this.place(key), content, { parts });
  }

  async writeNew(key: string, content: string): Promise<boolean> {
    // A link appears with its content; a file could be read while it is still empty.
    const part = this.place(`.parts/${randomUUID()}`);
    await mkdir(path.dirname(part), { recursive: true });
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

  claim(): Promise<Claim> {
    return FolderClaim.take(this.root);
  }

  /** Throws when the folder belongs to another program, before anything is written to it. */
  async state(): Promise<LiveState | null> {
    await this.assertOurs();
    const record = await this.record();
    if (!record) return null;
    const { sums: _sums, ...state } = record;
    return state;
  }

  readSite(file: string): Promise<Buffer | null> {
    return this.read(`current/${file}`);
  }

  async damage(): Promise<string | null> {
    const tree = await this.liveTree();
    const record = await this.record();
    if (!tree || !record) return null;
    if (!record.sums) return 'an earlier version of these commands wrote it, without hashes';
    const file = await damageOf(tree, record.sums);
    return file && `${path.join(tree, file)} is not as it was published`;
  }

  async publish(publication: Publication): Promise<void> {
    const { state } = publication;
    const claim = new FolderClaim(this.root, state.number);
    const tree = this.place(`sites/${state.number}`);
    try {
      const sums = await buildTree(this.root, tree, await this.liveTree(), publication);
      const record: TreeRecord = { ...state, sums };
      await this.write(`sites/${state.number}.json`, `${JSON.stringify(record, null, 2)}\n`);
      await claim.publish();
    } catch (error) {
      const isServed = (await this.liveTree()) === tree;
      if (!isServed) await rm(tree, { recursive: true, force: true }).catch(() => {});
      throw error;
    }
    // Already published; the next publication retries the cleanup.
    await this.prune(state.number).catch(() => {});
  }

  /** Skips later numbers: another process may be working on them. */
  private async prune(live: number): Promise<void> {
    for (const name of await readdir(this.place('sites'))) {
      if (Number.parseInt(name, 10) <= live - TREES_KEPT) {
        await rm(this.place(`sites/${name}`), { recursive: true, force: true });
      }
    }
    // A recent file may belong to a running process. Its age is measured by the clock of the file system only.
    const { mtimeMs: now } = await stat(this.place(`sites/${live}.json`));
    for (const name of await readdir(this.place('.parts'))) {
      const part = this.place(`.parts/${name}`);
      const { mtimeMs } = await stat(part).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs > PART_KEPT_MS) await rm(part, { force: true });
    }
  }

  private async record(): Promise<TreeRecord | null> {
    const tree = await this.liveTree();
    if (!tree) return null;
    return readRecord(
      await orNull(readFile(`${tree}.json`)),
      `${tree}.json`,
      (value): value is TreeRecord =>
        isLiveState(value) &&
        (!('sums' in value) || value.sums === undefined || isTable(value.sums, isText)),
      `Visitors notice nothing. Restore the file from a copy; or make an earlier tree with a whole record live, ln -sfn sites/<n> ${this.place('current')}, and run this again.`,
    );
  }

  private async assertOurs(): Promise<void> {
    const names = await readdir(this.root).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT'
        ? new Error(
            `There is no folder ${this.root}. Make it first, if this is where the site is to live.`,
          )
        : error;
    });
    // Earlier versions left the link `current.next` when they were killed.
    const ours = ['current', 'current.next', 'sites', 'lock.json', 'freeze.json', ...SHARED];
    const foreign = names.filter(
      (name) => !name.startsWith('.') && !ours.includes(name) && !/\.part$|^lock\./.test(name),
    );
    if (foreign.length > 0) {
      throw new Error(
        `${this.root} is not the folder of a site: it contains ${foreign.slice(0, 3).join(', ')}. Name the folder of a site, or an empty one.`,
      );
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

function orNull(reading: Promise<Buffer>): Promise<Buffer | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}
