import { archetypeNames, type ArchetypeName } from '../../../content/archetype-names';
import type { ArchetypeSigns } from '../../../content/app-language';
import type { Brief, Finding } from '../../interpret/brief';
import { wordsOf, type Word } from '../../interpret/words';
import type { FeatureName } from '../../interpret/features';
import type { Analogy } from './analogy';

/** Features that hardly any other mechanics has. */
const telling: Readonly<Partial<Record<FeatureName, Partial<Record<ArchetypeName, number>>>>> = {
  kanban: { board: 2.5 },
  scanner: { inventory: 1 },
  'card-deck': { 'swipe-match': 0.7, lesson: 0.7 },
  quiz: { lesson: 1.2 },
  player: { player: 1.5 },
  editor: { notes: 1 },
  booking: { booking: 1.2 },
  cart: { shop: 1 },
  wallet: { wallet: 0.8 },
  timer: { 'session-timer': 1.2 },
  calculator: { utility: 1.5 },
  converter: { utility: 1.5 },
  checklist: { checklist: 0.8 },
  feed: { feed: 0.8 },
  leaderboard: { club: 0.4 },
  streak: { tracker: 0.6 },
  chart: { tracker: 0.4 },
  weather: { utility: 0.8 },
};

interface Sign {
  stems: readonly string[];
  weight: number;
  isVerb: boolean;
}

const signOf = (text: string, weight: number, isVerb: boolean): Sign => {
  const stems = wordsOf(text).map(({ stem }) => stem);
  // Several words together say more than one.
  return { stems, weight: weight + (stems.length - 1) * 0.6, isVerb };
};

/** Whether a word of the sentence is that of a sign: forms of other languages differ at their end, and German compounds begin or end with it. */
const sameIn = (language: string): ((word: string, sign: string) => boolean) =>
  language === 'en'
    ? (word, sign) => word === sign
    : (word, sign) =>
        word === sign ||
        (sign.length > 3 && word.startsWith(sign)) ||
        (language === 'de' && sign.length > 4 && word.includes(sign));

const known = new WeakMap<ArchetypeSigns, readonly Sign[]>();

/** The signs of an archetype, stemmed once. */
function signsOf(own: ArchetypeSigns): readonly Sign[] {
  const made = known.get(own) ?? [
    ...own.nouns.map((text) => signOf(text, 1.3, false)),
    ...own.verbs.map((text) => signOf(text, 1.1, true)),
  ];
  known.set(own, made);
  return made;
}

/** Ranks the archetypes: analogy, verbs, nouns and the kind reader together. */
export function rankArchetypes(
  brief: Brief,
  words: readonly Word[],
  open: (at: number) => boolean,
  signs: Readonly<Record<string, ArchetypeSigns>>,
  analogy: Analogy | undefined,
  isNoun: (at: number) => boolean,
  isAppNoun: (word: string) => boolean,
): Finding<ArchetypeName>[] {
  const isSame = sameIn(brief.language);
  const stemmed = words.map(({ stem }) => stem);
  const ranked = archetypeNames.flatMap((name) => {
    const own = signs[name];
    if (!own) return [];
    let score = (own.kinds[brief.kind.value] ?? 0) * (brief.kind.value === 'generic' ? 0.4 : 1.8);
    let at = -1;
    let said = '';
    const heard = new Set<string>();
    for (const { stems, weight, isVerb } of signsOf(own)) {
      const key = stems.join(' ');
      if (heard.has(key)) continue;
      const found = stemmed.findIndex(
        (_, start) =>
          stems.every(
            (stem, offset) => isSame(stemmed[start + offset] ?? '', stem) && open(start + offset),
          ) &&
          // “picture books” books nothing.
          !(isVerb && stems.length === 1 && isNoun(start)),
      );
      if (found < 0) continue;
      heard.add(key);
      // What stands early says what the app is; what stands late, what it also does.
      const next = words[found + stems.length];
      // “CRM for piano tuners”, “a queue app”: named as what it is.
      const isHead =
        !isVerb &&
        found < 6 &&
        (next === undefined ||
          next.plain === 'for' ||
          next.plain === 'of' ||
          isAppNoun(next.plain));
      score += weight * (isHead ? 2.2 : found < 14 ? 1.25 : found < 40 ? 0.9 : 0.5);
      if (at < 0) {
        at = words[found]?.at ?? -1;
        said = brief.text.slice(at, words[found + stems.length - 1]?.end ?? at);
      }
    }
    for (const { value, at: where } of brief.features)
      if (where >= 0) score += telling[value]?.[name] ?? 0;
    if (analogy?.archetype === name) {
      score += analogy.subject === undefined ? 3.5 : 12;
      at = words[analogy.from]?.at ?? at;
      said = brief.text.slice(at, words[analogy.to]?.end ?? at);
    }
    return [{ value: name, words: said, at, score }];
  });
  return ranked
    .sort(
      (a, b) =>
        b.score - a.score || archetypeNames.indexOf(a.value) - archetypeNames.indexOf(b.value),
    )
    .slice(0, 3)
    .map(({ value, words: heard, at }) => ({ value, words: heard, at }));
}
