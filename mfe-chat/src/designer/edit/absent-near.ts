import type { AppDesign } from '../model/app-design';
import { plainly } from '../interpret/words';
import { labelsOf } from './read/parts-said';

const pairsOf = (text: string): Set<string> => {
  const plain = [...plainly(text)];
  return new Set(plain.map((letter, at) => letter + (plain[at + 1] ?? '')));
};

/** Similarity of spelling as a ratio (Dice coefficient of letter pairs). */
export function likeness(one: string, other: string): number {
  const [mine, theirs] = [pairsOf(one), pairsOf(other)];
  const both = [...mine].filter((pair) => theirs.has(pair)).length;
  return (2 * both) / Math.max(1, mine.size + theirs.size);
}

export function nearestNames(said: string, { screens, tabs, domain }: AppDesign): string[] {
  const names = new Set([
    ...tabs.map(({ label }) => label),
    ...screens.map(({ name }) => name),
    domain.many,
    ...screens.flatMap(({ components }) => components.flatMap(labelsOf)),
  ]);
  return [...names]
    .filter((name) => name.length > 1 && name.length <= 30)
    .map((name) => ({ name, like: likeness(said, name) }))
    .toSorted((one, other) => other.like - one.like)
    .slice(0, 2)
    .map(({ name }) => name);
}
