import { mkdir, readdir, readlink, rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Claim } from './target.ts';

/** Publishing renames `sites/<n>.next` to `current`; a later claim renames it to `.lost` first, so rename(2) decides. */
export class FolderClaim implements Claim {
  readonly number: number;
  private readonly root: string;

  constructor(root: string, number: number) {
    this.root = root;
    this.number = number;
  }

  /** Throws when another process takes a later number at the same moment. */
  static async take(root: string): Promise<FolderClaim> {
    const sites = path.join(root, 'sites');
    await mkdir(sites, { recursive: true });
    for (;;) {
      const number = Math.max(0, await liveNumber(root), ...(await numbersIn(sites))) + 1;
      try {
        await symlink(`sites/${number}`, path.join(sites, `${number}.next`));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
        throw error;
      }
      const claim = new FolderClaim(root, number);
      const names = await readdir(sites);
      // The owner of a later number has read this folder already and may not have seen this claim.
      if (names.some((name) => Number.parseInt(name, 10) > number)) {
        await claim.giveUp();
        throw new Error(`Number ${number} of folder ${root} was overtaken. Run this again.`);
      }
      for (const name of names) {
        const earlier = Number.parseInt(name, 10);
        if (name === `${earlier}.next` && earlier < number) {
          await new FolderClaim(root, earlier).giveUp();
        }
      }
      return claim;
    }
  }

  async isHeld(): Promise<boolean> {
    return (await readlink(this.link('next')).catch(() => null)) !== null;
  }

  /** A lost number stays in the folder, so that it is not used again. */
  giveUp(): Promise<void> {
    return rename(this.link('next'), this.link('lost')).catch(ignoreMissing);
  }

  async publish(): Promise<void> {
    await rename(this.link('next'), path.join(this.root, 'current'));
  }

  private link(ending: 'next' | 'lost'): string {
    return path.join(this.root, `sites/${this.number}.${ending}`);
  }
}

async function numbersIn(sites: string): Promise<number[]> {
  const numbers = (await readdir(sites)).map((name) => Number.parseInt(name, 10));
  return numbers.filter((number) => !Number.isNaN(number));
}

async function liveNumber(root: string): Promise<number> {
  const tree = await readlink(path.join(root, 'current')).catch(() => '');
  return Number.parseInt(path.basename(tree), 10) || 0;
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
