import type { ArchetypeName } from '../src/content/archetype-names.ts';
import { linesOf } from './json-lines.ts';

/** An idea with the archetype that its writer would recognise, and others that are as right. */
export interface LabelledIdea {
  language: string;
  idea: string;
  archetype: ArchetypeName;
  also?: ArchetypeName[];
  /** Words of the idea that name one entry of the app's main list; null where none does, absent where nobody has labelled it. */
  subject?: string | null;
  /** Other words that are as right, or nearly. */
  alsoSubject?: string[];
}

export const labelledIdeas = (): LabelledIdea[] => linesOf('mfe-chat/bench/labelled-ideas.jsonl');

const plainWords = (words: string) =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=\p{L}{2})(?:ies|es|s|y)$/u, ''));

/** Whether words end like one of the labels: “candles” are the “hand-poured candles”, an “egg box” is no “egg”. */
export const isSubject = (words: string, labels: readonly string[]): boolean =>
  labels.some((label) => {
    const [one, other] = [plainWords(words), plainWords(label)];
    const least = Math.min(one.length, other.length);
    return least > 0 && one.slice(-least).join(' ') === other.slice(-least).join(' ');
  });
