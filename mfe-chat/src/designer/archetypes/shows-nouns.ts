import { stringsIn } from '../edit/texts';
import type { Brief } from '../interpret/brief';
import { wordsOf } from '../interpret/words';
import type { AppDesign } from '../model/app-design';
import type { Reading } from './reading';

/** Keys of a design whose texts nobody reads. */
const hidden = new Set<string | number>(['id', 'type', 'icon', 'to', 'do', 'as', 'picture']);

/** Words that name a kind as such: a “fitness” app shows workouts. */
const kindWords = ({ kind: { value } }: Brief): ReadonlySet<string> =>
  new Set(wordsOf(value).map(({ single }) => single));

/** The nouns of a sentence that no reading was needed for: those by which its kind was told. */
export const nounsOfKind = ({ kind }: Brief): readonly string[] => [kind.words];

/** The nouns of a sentence: its subject, what else is kept, and what acts are done to. */
export const nounsOf = ({ subjects, things, acts }: Reading): readonly string[] => [
  ...subjects.slice(0, 1).map(({ one }) => one),
  ...things.map(({ one }) => one),
  ...acts.map(({ object }) => object),
];

/** Whether curated content shows the nouns that a sentence names, so that it is an app about nothing else. */
export function showsNouns(
  { name, screens, tabs }: AppDesign,
  nouns: readonly string[],
  brief: Brief,
): boolean {
  const ofKind = kindWords(brief);
  // All of “push-ups”, the last word of “small wins”.
  const heads = nouns
    .flatMap((noun) => wordsOf(/\S*$/u.exec(noun.trimEnd())?.[0] ?? ''))
    .filter(({ single }) => !ofKind.has(single));
  if (heads.length === 0) return true;
  const shown = new Set<string>();
  for (const [path, text] of stringsIn([name, screens, tabs]))
    if (!hidden.has(path.at(-1) ?? '')) for (const { stem } of wordsOf(text)) shown.add(stem);
  return heads.every(({ stem }) => shown.has(stem));
}
