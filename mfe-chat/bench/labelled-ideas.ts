import type { ArchetypeName } from '../src/content/archetype-names.ts';
import { linesOf } from './json-lines.ts';

/** An idea with the archetype that its writer would recognise, and others that are as right. */
export interface LabelledIdea {
  language: string;
  idea: string;
  archetype: ArchetypeName;
  also?: ArchetypeName[];
}

export const labelledIdeas = (): LabelledIdea[] => linesOf('mfe-chat/bench/labelled-ideas.jsonl');
