import type { ArchetypeName } from '../src/content/archetype-names.ts';
import { linesOf } from './json-lines.ts';

export interface LabelledIdea {
  language: string;
  idea: string;
  archetype: ArchetypeName;
  also?: ArchetypeName[];
  /** Words of the idea that name one entry of the app's main list; null if none does, absent if not labelled. */
  subject?: string | null;
  alsoSubject?: string[];
}

export const labelledIdeas = (): LabelledIdea[] => linesOf('mfe-chat/bench/labelled-ideas.jsonl');

const plainWords = (words: string) =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=\p{L}{2})(?:ies|es|s|y)$/u, ''));

/** Compares the last words: “candles” matches “hand-poured candles”, “egg box” does not match “egg”. */
export const isSubject = (words: string, labels: readonly string[]): boolean =>
  labels.some((label) => {
    const [one, other] = [plainWords(words), plainWords(label)];
    const least = Math.min(one.length, other.length);
    return least > 0 && one.slice(-least).join(' ') === other.slice(-least).join(' ');
  });
