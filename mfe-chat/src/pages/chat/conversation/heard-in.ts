import type { Finding } from '../../../designer/interpret/brief';
import type { FeatureName } from '../../../designer/interpret/features';
import type { Heard } from './engine-messages';

/** Shortens long findings to their last word, and lists such as “photo, and” to their first long word. */
const shortly = (words: string): string => {
  const all = words.trim().toLowerCase().split(/\s+/u);
  if (all.length <= 3 && !words.includes(',')) return all.join(' ');
  const last = all.at(-1) ?? '';
  if (last.length > 3 || !words.includes(',')) return last;
  return (all.find((word) => word.length > 3) ?? last).replace(/,$/u, '');
};

/** Groups features by the words that requested them. Omits implied ones and words that only name the app. */
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
