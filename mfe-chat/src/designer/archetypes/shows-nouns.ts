import type { AppContent } from '../../content/source';
import { stringsIn } from '../edit/texts';
import type { Brief, Finding } from '../interpret/brief';
import { wordsOf } from '../interpret/words';
import type { Reading } from './reading';

/** Keys of content whose texts are never shown as they are. */
const hidden = new Set<string | number>([
  'archetype',
  'family',
  'features',
  'icon',
  'layouts',
  'like',
  'names',
  'packs',
  'picture',
  'pictures',
  'traits',
  'trips',
  'words',
]);

/** Words that only name a kind: “fitness” shows workouts, but “my beehives” hives, not goats, and “climbing” no football. */
function kindWords({ kind: { value, words }, subject }: Brief): ReadonlySet<string> {
  const heard = wordsOf(words);
  const [one] = heard;
  const isName =
    heard.length === 1 && (subject || (one?.single === one?.plain && !one?.plain.endsWith('ing')));
  return new Set([...wordsOf(value), ...(isName ? heard : [])].map(({ single }) => single));
}

/** Returns the words that decided the kind, unless one of them names it: “beehive” only hints at farming. */
export function nounsOfKind({ kind: { value, words }, subject }: Brief): readonly string[] {
  const [one, ...more] = wordsOf(words);
  const isNamed = wordsOf(value).some(
    ({ single }) => one && (single.includes(one.single) || one.single.includes(single)),
  );
  return more.length === 0 && (subject !== undefined || isNamed) ? [] : [words];
}

const within = (noun: Finding<string>, { at, words }: Finding<string>) =>
  at >= 0 && noun.at < at + words.length && at < noun.at + noun.words.length;

/** Tells whether a feature covers a noun: the memory of a “memory box”, but not the flowers of a flower rota. */
const isDrawn = (noun: Finding<string>, { kind, features }: Brief): boolean =>
  (within(noun, kind) && noun.words.length < kind.words.length) ||
  (!(within(noun, kind) && noun.words.length > kind.words.length) &&
    features.some((feature) => within(noun, feature)));

export const nounsOf = ({
  brief,
  subjects,
  things,
  facts,
  roles,
  acts,
}: Reading): readonly string[] => [
  // “flashcards” and “a chat” are features, shown as components.
  ...[...subjects, ...things].filter((noun) => !isDrawn(noun, brief)).map(({ one }) => one),
  ...facts,
  ...roles.map(({ value }) => value),
  ...acts.map(({ object }) => object),
];

/** Tells whether curated content shows all nouns; after a closer reading (`isRead`) words for the kind may be missing. */
export function showsNouns(
  { kind, pack, trip }: AppContent,
  nouns: readonly string[],
  brief: Brief,
  isRead = true,
): boolean {
  const ofKind = isRead ? kindWords(brief) : new Set<string>();
  const ofValue = new Set(wordsOf(brief.kind.value).map(({ single }) => single));
  const isOfKind = (part: string) =>
    wordsOf(part).every(({ single }) => ofKind.has(single) && !ofValue.has(single));
  // All words of “push-ups”, the last of “small wins”, and the flowers of a “flower rota”.
  const heads = nouns
    .flatMap((noun) => {
      const parts = noun.trim().split(' ');
      return wordsOf(parts.findLast((part) => !isOfKind(part)) ?? '');
    })
    .filter(({ single }) => !ofKind.has(single));
  if (heads.length === 0) return true;
  const shown = new Set<string>();
  for (const [path, text] of stringsIn([kind, pack, trip]))
    if (!path.some((key) => hidden.has(key))) for (const { stem } of wordsOf(text)) shown.add(stem);
  return heads.every(({ stem }) => shown.has(stem));
}
