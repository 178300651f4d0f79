import type { Finding } from './brief';
import { featureNames, type FeatureName } from './features';
import type { FeatureTerm, Lexicon } from './lexicon/lexicon';
import type { Match } from './patterns';
import type { Word } from './words';

/** Broad features are ruled out by name only: "no list", not "no endless list of ads". */
const broad = new Set<FeatureName>([
  'list',
  'detail',
  'form',
  'search',
  'editor',
  'progress',
  'stats',
]);

/** Products that people replace: "without WhatsApp" does not rule out a chat. */
const named =
  /^(?:whatsapp|facebook|instagram|slack|telegram|discord|excel|twitter|tiktok|trello|tinder|spotify|messenger|snapchat|linkedin|reddit|youtube|netflix|goodreads|wattpad)$/;

interface Reading {
  asked: Finding<FeatureName>[];
  excluded: Finding<FeatureName>[];
}

const wordsAt = (text: string, words: readonly Word[], from: number, to: number) => ({
  words: text.slice(words[from]?.at ?? 0, words[to]?.end ?? 0),
  at: words[from]?.at ?? -1,
});

/** Finds requested and excluded features, in text order; `isVerb`: “add” alone does not ask for a form. */
export function readFeatures(
  text: string,
  words: readonly Word[],
  negated: readonly boolean[],
  lexicons: readonly Lexicon[],
  isVerb: (at: number) => boolean = () => false,
): Reading {
  const asides = asidesOf(words, negated);
  const matches = lexicons.flatMap((lexicon) => lexicon.features.find(words));
  const trapped = new Map<FeatureName, Set<number>>();
  for (const { value, from, to } of matches) {
    if (!value.trap) continue;
    const places = trapped.get(value.feature) ?? new Set();
    for (let at = from; at <= to; at += 1) places.add(at);
    trapped.set(value.feature, places);
  }
  const found = new Map<FeatureName, Match<FeatureTerm>>();
  const ruledOut = new Map<FeatureName, Match<FeatureTerm>>();
  const passedOver = new Map<FeatureName, Match<FeatureTerm>>();
  for (const match of matches) {
    const { feature, trap } = match.value;
    const places = trapped.get(feature);
    const covered = (at: number) => places?.has(at) ?? false;
    if (trap || covered(match.from) || covered(match.to)) continue;
    if (isVerb(match.from) && isVerb(match.to)) continue;
    const isNegated = negated[match.from] === true || negated[match.to] === true;
    if (!isNegated) keepFirst(found, match);
    else if (named.test(words[match.from]?.plain ?? '')) continue;
    else if (!broad.has(feature) || isDirect(match, negated)) {
      const isAside = asides.has(match.from) || asides.has(match.to);
      keepFirst(isAside ? passedOver : ruledOut, match);
    }
  }
  // "Instead of a feed" rules out a feed, unless the text asks for one elsewhere.
  for (const [feature, match] of passedOver) if (!found.has(feature)) keepFirst(ruledOut, match);
  const findings = (matched: Map<FeatureName, Match<FeatureTerm>>) =>
    [...matched.values()]
      .sort((one, other) => one.from - other.from || order(one) - order(other))
      .map(({ value, from, to }) => ({ value: value.feature, ...wordsAt(text, words, from, to) }));
  const excluded = findings(ruledOut);
  const out = new Set(excluded.map(({ value }) => value));
  const asked = findings(found).filter(({ value }) => !out.has(value));
  return { asked, excluded };
}

const asideCues = /^(?:than|instead)$/u;

function asidesOf(words: readonly Word[], negated: readonly boolean[]): Set<number> {
  const asides = new Set<number>();
  words.forEach(({ plain }, at) => {
    if (!asideCues.test(plain)) return;
    for (let next = at + 1; next < words.length; next += 1) {
      if (negated[next]) asides.add(next);
      else if (next > at + 1) return;
    }
  });
  return asides;
}

const order = ({ value }: Match<FeatureTerm>) => featureNames.indexOf(value.feature);

function keepFirst(matched: Map<FeatureName, Match<FeatureTerm>>, match: Match<FeatureTerm>) {
  const known = matched.get(match.value.feature);
  if (!known || match.from < known.from) matched.set(match.value.feature, match);
}

function isDirect({ value, from }: Match<FeatureTerm>, negated: readonly boolean[]): boolean {
  return (
    value.isSingle &&
    negated[from] === true &&
    (negated[from - 1] !== true || negated[from - 2] !== true)
  );
}
