import type { Finding } from './brief';
import type { KindName } from './kinds';
import type { KindTerm, Lexicon } from './lexicon/lexicon';
import type { Match } from './patterns';
import type { Word } from './words';

/** Kinds that are a function rather than a subject: a subject in the same text speaks louder. */
const functional: Readonly<Partial<Record<KindName, number>>> = {
  booking: 0.8,
  calculator: 0.8,
  calendar: 0.6,
  chat: 0.65,
  community: 0.8,
  converter: 0.8,
  documents: 0.75,
  family: 0.7,
  flashcards: 0.9,
  food: 0.8,
  fun: 0.6,
  household: 0.9,
  kids: 0.8,
  'map-finder': 0.65,
  marketplace: 0.8,
  notes: 0.7,
  photo: 0.65,
  polls: 0.8,
  productivity: 0.6,
  profile: 0.6,
  quiz: 0.8,
  scanner: 0.75,
  scheduling: 0.75,
  social: 0.7,
  survey: 0.85,
  timer: 0.7,
  todo: 0.6,
  utility: 0.6,
  video: 0.7,
  'shopping-list': 0.75,
  'business-ops': 0.75,
  ecommerce: 0.9,
};

const headWords = new Set(
  'app apps application tracker planner organiser organizer manager game tool site log diary journal logger reminder helper assistant finder platform system clone calculator aplicacion anwendung appli application aplicativo applicazione uygulamasi aplikasi приложение'.split(
    ' ',
  ),
);
const early = 12;
const least = 1.5;

/** What the app is about: the kind whose words weigh most, each word counted once. */
export function readKind(
  text: string,
  words: readonly Word[],
  negated: readonly boolean[],
  lexicons: readonly Lexicon[],
): Finding<KindName> {
  const noise = new Set(
    lexicons.flatMap((lexicon) =>
      lexicon.noise
        .find(words)
        .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
    ),
  );
  const best = new Map<KindName, Map<string, { weight: number; match: Match<KindTerm> }>>();
  for (const match of lexicons.flatMap((lexicon) => lexicon.kinds.find(words))) {
    if (
      negated[match.from] ||
      negated[match.to] ||
      (match.from === match.to && noise.has(match.from))
    )
      continue;
    const key = words
      .slice(match.from, match.to + 1)
      .map(({ single }) => single)
      .join(' ');
    const weight = match.value.weight * emphasis(words, match);
    const known =
      best.get(match.value.kind) ?? new Map<string, { weight: number; match: Match<KindTerm> }>();
    if ((known.get(key)?.weight ?? 0) < weight) known.set(key, { weight, match });
    best.set(match.value.kind, known);
  }
  let top: { kind: KindName; score: number; match: Match<KindTerm> } | undefined;
  for (const [kind, terms] of best) {
    const ranked = [...terms.values()].sort((one, other) => other.weight - one.weight);
    const first = ranked[0];
    if (!first) continue;
    // Later words add less, so that a long aside does not outweigh the subject.
    const sum = ranked.reduce((total, { weight }, at) => total + weight / (1 + at * 0.25), 0);
    const score = sum * (functional[kind] ?? 1);
    if (!top || score > top.score + 1e-9) top = { kind, score, match: first.match };
  }
  if (!top || top.score < least) return { value: 'generic', words: '', at: -1 };
  const { from, to } = top.match;
  const at = words[from]?.at ?? -1;
  return { value: top.kind, words: text.slice(at, words[to]?.end ?? at), at };
}

/** A word weighs more near the beginning, and most before "app" or "tracker". */
function emphasis(words: readonly Word[], { from, to }: Match<KindTerm>): number {
  const head =
    headWords.has(words[to + 1]?.plain ?? '') || headWords.has(words[to + 2]?.plain ?? '');
  return (
    (from < early ? 1.3 : 1) *
    (head && words[to + 1]?.sentence === words[from]?.sentence ? 1.35 : 1) *
    (1 + 0.25 * Math.min(3, to - from))
  );
}
