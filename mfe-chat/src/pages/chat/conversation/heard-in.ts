import type { Finding } from '../../../designer/interpret/brief';
import type { FeatureName } from '../../../designer/interpret/features';
import type { Heard } from './engine-messages';

/** A finding can span words between the two that count: of a long one the last word says it, of “photo, and” the first long one. */
const shortly = (words: string): string => {
  const all = words.trim().toLowerCase().split(/\s+/u);
  if (all.length <= 3 && !words.includes(',')) return all.join(' ');
  const last = all.at(-1) ?? '';
  if (last.length > 3 || !words.includes(',')) return last;
  return (all.find((word) => word.length > 3) ?? last).replace(/,$/u, '');
};

/** Findings by the words they came from. What no word asked for was not heard; what names the app itself is no part of it. */
export function heardIn(findings: readonly Finding<FeatureName>[], kind = ''): Heard[] {
  const heard = new Map<string, Heard>();
  for (const { value, words } of findings) {
    const said = shortly(words);
    if (!said || said === kind.toLowerCase()) continue;
    const features = [...(heard.get(said)?.features ?? []), value];
    heard.set(said, { words: said, features });
  }
  return [...heard.values()];
}
