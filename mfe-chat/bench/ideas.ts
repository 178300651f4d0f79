import { readFileSync } from 'node:fs';
import path from 'node:path';

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

export const IDEAS_FOLDER = path.join(import.meta.dirname, 'ideas');

/** File name prefix of idea lists that the authors of the lexicon have read. */
export const SEEN = 'seen-';

export const ownFiles = [
  'english',
  'english-voices',
  'english-terse',
  'other-languages',
  'other-voices',
  'vague-and-hostile',
].map((name) => path.join(IDEAS_FOLDER, `${SEEN}${name}.jsonl`));

/** @throws {Error} naming the file and the first line that is not an idea */
export function readIdeas(file: string): Idea[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [parseIdea(line, `${file}:${at + 1}`)]));
}

function parseIdea(line: string, place: string): Idea {
  try {
    const { id, class: group, lang, idea, expected } = JSON.parse(line) as Partial<Idea>;
    if (id && group && lang && typeof idea === 'string' && expected?.kind) {
      return { id, class: group, lang, idea, expected };
    }
  } catch {
    // Throws below.
  }
  throw new Error(
    `${place} is not an idea. Write one JSON object: id, class, lang, idea, expected.kind.`,
  );
}

/** Assigns an idea to the tuning (even) or test half by the 32-bit FNV-1a hash of its id. Only tuning failures may change the lexicon. */
export function halfOf(id: string): 'tuning' | 'test' {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % 2 === 0 ? 'tuning' : 'test';
}
