import type { Finding } from './brief';
import { emphasisOf, type Emphasis } from './emphasis';
import type { KindName } from './kinds';
import { byKind } from '../engine-data';
import type { KindTerm, Lexicon } from './lexicon/lexicon';
import { placesOf, type Match } from './patterns';
import type { Word } from './words';

/** A phrase weighs a quarter more for every word after its first. */
const perWord = 0.25;
/** Each further word for a kind counts a little less, so a long aside does not outweigh the subject. */
const decay = 0.14;
/** Weight of a word inside a longer phrase: the "bank" of "food bank". */
const covered = 0.35;
const least = 1.5;
const strong = 2;

interface Evidence {
  weight: number;
  match: Match<KindTerm>;
}

interface Scored {
  kind: KindName;
  score: number;
  match: Match<KindTerm>;
}

/** Returns the kind whose words weigh most; each word counts once. */
export function readKind(
  text: string,
  words: readonly Word[],
  negated: readonly boolean[],
  lexicons: readonly Lexicon[],
): Finding<KindName> {
  const [top] = kindsByScore(words, negated, lexicons);
  if (!top || top.score < least) return { value: 'generic', words: '', at: -1 };
  const { from, to } = top.match;
  const at = words[from]?.at ?? -1;
  return { value: top.kind, words: text.slice(at, words[to]?.end ?? at), at };
}

export function kindsByScore(
  words: readonly Word[],
  negated: readonly boolean[],
  lexicons: readonly Lexicon[],
): Scored[] {
  const emphasis = emphasisOf(words, lexicons[0]?.emphasis ?? {});
  const scores: Scored[] = [];
  // In most other languages the head noun does not come last: “diário de sono”.
  const isEnglish = lexicons.length === 1;
  for (const [kind, terms] of evidenceOf(words, negated, lexicons, emphasis)) {
    const ranked = apart([...terms.values()]);
    const [first] = ranked;
    if (!first) continue;
    const sum = ranked.reduce((total, { weight }, at) => total + weight / (1 + at * decay), 0);
    const isNamed =
      isEnglish &&
      ranked.some(({ match }) => emphasis[match.to]?.isHead && match.value.weight > strong);
    const mentioned = byKind.loudness.mentioned[kind] ?? 1;
    scores.push({
      kind,
      score: sum * (isNamed ? (byKind.loudness.named[kind] ?? Math.max(mentioned, 1)) : mentioned),
      match: first.match,
    });
  }
  return scores.sort((one, other) => other.score - one.score || one.match.from - other.match.from);
}

function evidenceOf(
  words: readonly Word[],
  negated: readonly boolean[],
  lexicons: readonly Lexicon[],
  emphasis: readonly Emphasis[],
): Map<KindName, Map<string, Evidence>> {
  const found = lexicons.flatMap((lexicon) => lexicon.kinds.find(words));
  const matches = found.filter(({ from, to }) => !negated[from] && !negated[to]);
  const noise = new Set(lexicons.flatMap((lexicon) => lexicon.noise.find(words).flatMap(placesOf)));
  // “Ad-free” does not mean a free evening.
  const trapped = trapsOf(found);
  const longest = longestPhrases(words.length, matches);
  const all = new Map<KindName, Map<string, Evidence>>();
  for (const match of matches) {
    const { from, to, value } = match;
    if (value.weight < 0 || trapped.get(value.kind)?.has(from)) continue;
    if (from === to && noise.has(from)) continue;
    const weight =
      value.weight *
      (emphasis[to]?.weight ?? 1) *
      (1 + perWord * Math.min(3, to - from)) *
      ((longest[from] ?? 0) > to - from ? covered : 1);
    let key = '';
    for (let at = from; at <= to; at += 1) key += `${words[at]?.single} `;
    const terms = all.get(value.kind) ?? new Map<string, Evidence>();
    if ((terms.get(key)?.weight ?? 0) < weight) terms.set(key, { weight, match });
    all.set(value.kind, terms);
  }
  return all;
}

function trapsOf(matches: readonly Match<KindTerm>[]): Map<KindName, Set<number>> {
  const traps = new Map<KindName, Set<number>>();
  for (const match of matches) {
    const { kind, weight } = match.value;
    if (weight < 0) traps.set(kind, new Set([...(traps.get(kind) ?? []), ...placesOf(match)]));
  }
  return traps;
}

function longestPhrases(count: number, matches: readonly Match<KindTerm>[]): number[] {
  const longest = Array.from({ length: count }, () => 0);
  for (const match of matches) {
    if (match.value.weight <= strong) continue;
    for (const at of placesOf(match))
      longest[at] = Math.max(longest[at] ?? 0, match.to - match.from);
  }
  return longest;
}

function apart(evidence: Evidence[]): Evidence[] {
  const taken = new Set<number>();
  return evidence
    .sort((one, other) => other.weight - one.weight || one.match.from - other.match.from)
    .filter(({ match }) => {
      const places = placesOf(match);
      if (places.some((at) => taken.has(at))) return false;
      for (const at of places) taken.add(at);
      return true;
    });
}
