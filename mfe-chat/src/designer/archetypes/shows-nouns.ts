import type { AppContent } from '../../content/source';
import { stringsIn } from '../edit/texts';
import type { Brief, Finding } from '../interpret/brief';
import { wordsOf } from '../interpret/words';
import type { Reading } from './reading';

/** Keys of content whose texts no app shows as they are. */
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

/**
 * Words that name a kind as such: a “fitness” app shows workouts, “our clinic” visits. Several things that a kind was told by
 * are kept, and have to be shown: “my beehives” are no goats.
 */
function kindWords({ kind: { value, words }, subject }: Brief): ReadonlySet<string> {
  const heard = wordsOf(words);
  const [one] = heard;
  const isName = heard.length === 1 && (subject || one?.single === one?.plain);
  return new Set([...wordsOf(value), ...(isName ? heard : [])].map(({ single }) => single));
}

/**
 * The nouns of a sentence that no reading was needed for: the words by which its kind was told, unless one of them names it.
 * “beehive” only hints at farming.
 */
export function nounsOfKind({ kind: { value, words }, subject }: Brief): readonly string[] {
  const [one, ...more] = wordsOf(words);
  const isNamed = wordsOf(value).some(
    ({ single }) => one && (single.includes(one.single) || one.single.includes(single)),
  );
  return more.length === 0 && (subject !== undefined || isNamed) ? [] : [words];
}

const within = (noun: Finding<string>, { at, words }: Finding<string>) =>
  at >= 0 && noun.at < at + words.length && at < noun.at + noun.words.length;

/**
 * Whether a noun is a feature, or only a part of the words by which the kind was told: the memory of a “memory box”. The
 * flowers of a flower rota are more than the rota.
 */
const isDrawn = (noun: Finding<string>, { kind, features }: Brief): boolean =>
  (within(noun, kind) && noun.words.length < kind.words.length) ||
  (!(within(noun, kind) && noun.words.length > kind.words.length) &&
    features.some((feature) => within(noun, feature)));

/** Every noun that a sentence names: what it is about, what is kept, who uses it, what is done to what. */
export const nounsOf = ({
  brief,
  subjects,
  things,
  facts,
  roles,
  acts,
}: Reading): readonly string[] => [
  // “flashcards”, “a chat”: features, which are drawn.
  ...[...subjects, ...things].filter((noun) => !isDrawn(noun, brief)).map(({ one }) => one),
  ...facts,
  ...roles.map(({ value }) => value),
  ...acts.map(({ object }) => object),
];

/**
 * Whether curated content holds the nouns that a sentence names, so that its app is about nothing else.
 *
 * @param isRead the sentence was read closer, so that a word which tells the kind need not be shown
 */
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
  // All of “push-ups”, the last word of “small wins”; the flowers of a flower rota, where a rota tells the kind.
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
