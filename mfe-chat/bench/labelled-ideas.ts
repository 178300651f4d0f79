import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ArchetypeName } from '../src/content/archetype-names.ts';

/** An idea with the archetype that its writer would recognise, and others that are as right. */
export interface LabelledIdea {
  language: string;
  idea: string;
  archetype: ArchetypeName;
  also?: ArchetypeName[];
}

/** The lines of a list in `mfe-chat/bench`. */
export const linesOf = <Line>(file: string): Line[] =>
  readFileSync(path.resolve('mfe-chat/bench', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

export const labelledIdeas = (): LabelledIdea[] => linesOf('labelled-ideas.jsonl');
