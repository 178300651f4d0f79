import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineHash, hasChangedSince } from './engine-version.ts';
import { SEEN, readIdeas } from './ideas.ts';
import { scoreAll } from './score.ts';
import { totalsByGroup } from './totals.ts';

const FOLDER = path.join(import.meta.dirname, 'first-scores');

export interface ListState {
  /** Name of the list, without `.jsonl`. */
  name: string;
  hasScore: boolean;
  hasEngineChanged: boolean;
}

/** Returns why a list can have no first score, or `undefined` when it can. */
export function refusal({ name, hasScore, hasEngineChanged }: ListState): string | undefined {
  if (name.startsWith(SEEN)) {
    return `${name} was written or read by those who write word lists: it has no first score.`;
  }
  if (hasScore) return `${name} has its first score already. A first score is never overwritten.`;
  if (hasEngineChanged) {
    return `The engine has changed since ${name} was committed: this would not be a first score. Commit a new list first.`;
  }
  return undefined;
}

/**
 * Scores a list for the first time and stores the figures with the engine's content hash.
 * @returns path of the written file
 * @throws {Error} when the engine has changed since the list, or a first score exists
 */
export async function writeFirstScore(list: string): Promise<string> {
  const absolute = path.resolve(list);
  const name = path.basename(absolute, '.jsonl');
  const target = path.join(FOLDER, `${name}.json`);
  const hasScore = existsSync(target);
  const reason = refusal({ name, hasScore, hasEngineChanged: hasChangedSince(absolute) });
  if (reason) throw new Error(reason);
  const groups = totalsByGroup(await scoreAll(readIdeas(absolute)));
  mkdirSync(FOLDER, { recursive: true });
  const text = `${JSON.stringify({ list: name, engine: engineHash(), groups }, null, 2)}\n`;
  writeFileSync(target, text, { flag: 'wx' });
  return target;
}
