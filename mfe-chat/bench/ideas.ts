import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One labelled idea, in the form of the lists that others keep too. */
export interface Idea {
  id: string;
  class: 'plain' | 'long' | 'terse' | 'vague' | 'non-english' | 'hostile';
  lang: string;
  idea: string;
  expected: {
    kind: string;
    kind_alt?: string[];
    features?: string[];
    must_not?: string[];
    dir?: 'rtl';
  };
}

const folder = path.join(import.meta.dirname, 'ideas');
export const ownFiles = [
  'english',
  'english-voices',
  'english-terse',
  'other-languages',
  'other-voices',
  'vague-and-hostile',
].map((name) => path.join(folder, `${name}.jsonl`));

export function readIdeas(file: string): Idea[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Idea);
}

/**
 * Which half of the set an idea is in: FNV-1a (32 bits, over UTF-16 units) of its id, even for tuning, odd for the test.
 * Word lists may be written looking at the misses of the tuning half only.
 */
export function halfOf(id: string): 'tuning' | 'test' {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % 2 === 0 ? 'tuning' : 'test';
}
