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
 * Whether a kind was told by one word that names it: a “podcast” app has episodes. A word that only hints at it has to be
 * shown, as have several things: neither “a beehive” nor “my beehives” are goats.
 */
function isNamed({ kind: { value, words }, subject }: Brief): boolean {
  const [one, ...more] = wordsOf(words);
  if (!one || more.length > 0) return false;
  const isName = wordsOf(value).some(
    ({ single }) => single.includes(one.single) || one.single.includes(single),
  );
  return subject !== undefined || (isName && one.single === one.plain);
}

function kindWords(brief: Brief): ReadonlySet<string> {
  const { value, words } = brief.kind;
  return new Set(
    [...wordsOf(value), ...(isNamed(brief) ? wordsOf(words) : [])].map(({ single }) => single),
  );
}

/** What a sentence that needed no reading is about, where its kind was not told by its name. */
export const nounsOfKind = (brief: Brief): readonly string[] =>
  isNamed(brief) ? [] : [brief.kind.words];

/** Whether a feature is heard in a noun; of what the app is about all of it has to be the feature: a beehive inspection log. */
const isFeature = (noun: Finding<string>, { features }: Brief, isAbout: boolean): boolean =>
  features.some(({ at, words }) => {
    const [end, last] = [at + words.length, noun.at + noun.words.length];
    return at >= 0 && (isAbout ? at <= noun.at && end >= last : noun.at < end && at < last);
  });

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
  ...[...subjects, ...things]
    .filter((noun, index) => !isFeature(noun, brief, index === 0))
    .map(({ one }) => one),
  ...facts,
  ...roles.map(({ value }) => value),
  ...acts.map(({ object }) => object),
];

/** Whether curated content holds the nouns that a sentence names, so that its app is about nothing else. */
export function showsNouns(
  { kind, pack, trip }: AppContent,
  nouns: readonly string[],
  brief: Brief,
): boolean {
  const ofKind = kindWords(brief);
  const isOfKind = (part: string) => wordsOf(part).every(({ single }) => ofKind.has(single));
  // All of “push-ups”, the last word of “small wins”; the flowers of a flower rota, where a rota is the kind.
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
