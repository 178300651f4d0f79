import type { Grammar } from '../../../content/grammar.schema';
import { singularOf as singularByRule, stemOf, type Word } from '../../interpret/words';
import { pluralOf, type KnownNoun, type NounIndex } from './noun-index';

/** A noun of the sentence with what speaks for it as the subject. */
export interface NounPhrase {
  /** Index of its first and last word. */
  from: number;
  to: number;
  one: string;
  many: string;
  known: KnownNoun | undefined;
  /** A preposition, article or verb stands before it, or it is the head of the sentence. */
  score: number;
  /** It names people: a role, or the subject where nothing else is. */
  isPerson: boolean;
}

/** Sets of the grammar, made once. */
export interface GrammarSets {
  articles: ReadonlySet<string>;
  closed: ReadonlySet<string>;
  forWords: ReadonlySet<string>;
  likeWords: ReadonlySet<string>;
  appNouns: ReadonlySet<string>;
  generic: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  adjectives: ReadonlySet<string>;
  relative: ReadonlySet<string>;
}

export const setsOf = (grammar: Grammar): GrammarSets => ({
  articles: new Set(grammar.articles),
  closed: new Set(grammar.closed),
  forWords: new Set(grammar.forWords),
  likeWords: new Set(grammar.likeWords),
  appNouns: new Set(grammar.appNouns.flatMap((word) => [word, pluralOf(word)])),
  generic: new Set(grammar.generic),
  verbs: new Set(grammar.verbs.map(stemOf)),
  adjectives: new Set(grammar.adjectives),
  relative: new Set(grammar.relative),
});

/** “tomatoes”, “heroes”; else the rule for reading features. */
const singularOf = (plain: string): string =>
  /(?:[^aeiou])oes$/u.test(plain) && plain.length > 5 ? plain.slice(0, -2) : singularByRule(plain);

/** Categories whose nouns are people. */
const personal: ReadonlySet<string> = new Set([
  'patients',
  'workers',
  'learners',
  'family',
  'community',
  'customers',
]);
const agent =
  /(?:[bcdfghjklmnpqrstvz](?:er|or)|ist|ian|ee|man|woman|men|women|people|keeper|smith|wright|maker)$/u;

const isWord = (plain: string) => /\p{L}/u.test(plain);

/**
 * Finds the noun phrases of a text: known nouns of up to three words, and unknown words that stand where a noun stands.
 *
 * @param open whether a word may be read; words of style, quotes and product names are not
 */
export function nounPhrases(
  words: readonly Word[],
  sets: GrammarSets,
  nouns: NounIndex,
  open: (at: number) => boolean,
): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = open(at)
      ? (knownAt(words, sets, nouns, at, open) ?? unknownAt(words, sets, nouns, at, open))
      : undefined;
    if (!found) continue;
    phrases.push({ ...found, score: scoreOf(words, sets, found) });
    at = found.to;
  }
  return phrases;
}

type Found = Omit<NounPhrase, 'score'>;

const raw = (word: Word) => word.plain;

/** After these a word that can be a verb is one: “to track”, “can book”, “and sell”. */
const beforeVerbs: ReadonlySet<string> = new Set([
  'to',
  'can',
  'could',
  'should',
  'would',
  'will',
  'must',
  'may',
  'i',
  'we',
  'you',
  'they',
  'it',
  'who',
  'that',
  'which',
  'and',
  'or',
  'just',
  'help',
  'helps',
  'let',
  'lets',
  'let’s',
  'users',
  'people',
  'them',
  'us',
  'me',
  'not',
]);

const isVerbHere = (words: readonly Word[], sets: GrammarSets, at: number): boolean => {
  const word = words[at];
  if (!word || !sets.verbs.has(word.stem)) return false;
  const before = words[at - 1];
  if (word.plain.endsWith('ing')) return before === undefined || !sets.articles.has(before.plain);
  if (before === undefined || before.clause !== word.clause)
    return at === 0 || sets.articles.has(words[at + 1]?.plain ?? '');
  return beforeVerbs.has(before.plain) || sets.articles.has(words[at + 1]?.plain ?? '');
};

function knownAt(
  words: readonly Word[],
  sets: GrammarSets,
  nouns: NounIndex,
  at: number,
  open: (at: number) => boolean,
): Found | undefined {
  for (const length of [3, 2, 1]) {
    const part = words.slice(at, at + length);
    if (part.length < length || part.some((_, index) => !open(at + index))) continue;
    if (part.some(({ clause }) => clause !== part[0]?.clause)) continue;
    const head = part.at(-1)?.plain ?? '';
    if (
      length === 1 &&
      (sets.appNouns.has(head) ||
        sets.closed.has(head) ||
        sets.articles.has(head) ||
        sets.adjectives.has(head) ||
        sets.generic.has(head) ||
        isVerbHere(words, sets, at))
    )
      continue;
    const text = part.map(raw).join(' ');
    const singular = [...part.slice(0, -1).map(raw), singularOf(head)].join(' ');
    const known = nouns.get(text) ?? nouns.get(singular);
    if (!known) continue;
    const found = {
      from: at,
      to: at + length - 1,
      one: known.one,
      many: known.many,
      known,
      isPerson: personal.has(known.category),
    };
    return extended(words, sets, nouns, found, open) ?? found;
  }
  return undefined;
}

/** A noun before another noun is part of it: “job visit”, “patient vitals”; not before a person, who is a role. */
function extended(
  words: readonly Word[],
  sets: GrammarSets,
  nouns: NounIndex,
  found: Found,
  open: (at: number) => boolean,
): Found | undefined {
  const at = found.to + 1;
  const next = words[at];
  const last = words[found.to];
  if (
    !next ||
    !last ||
    next.clause !== last.clause ||
    !open(at) ||
    singularOf(last.plain) !== last.plain
  )
    return undefined;
  if (
    sets.closed.has(next.plain) ||
    sets.articles.has(next.plain) ||
    sets.appNouns.has(next.plain) ||
    sets.adjectives.has(next.plain)
  )
    return undefined;
  const head = nouns.get(next.plain) ?? nouns.get(singularOf(next.plain));
  if (!head && (!isCandidate(next, sets) || found.to > found.from)) return undefined;
  if (head ? personal.has(head.category) : agent.test(singularOf(next.plain))) return undefined;
  const one = `${found.one} ${singularOf(next.plain)}`;
  return {
    from: found.from,
    to: at,
    one,
    many: singularOf(next.plain) === next.plain ? pluralOf(one) : `${found.one} ${next.plain}`,
    known: head,
    isPerson: false,
  };
}

/** An unknown word is a noun where an article, a preposition, a verb or the end of a compound says so. */
function unknownAt(
  words: readonly Word[],
  sets: GrammarSets,
  nouns: NounIndex,
  at: number,
  open: (at: number) => boolean,
): Found | undefined {
  const word = words[at];
  if (!word || !isCandidate(word, sets)) return undefined;
  const before = words[at - 1];
  const starts =
    before === undefined ||
    before.clause !== word.clause ||
    sets.articles.has(before.plain) ||
    sets.closed.has(before.plain) ||
    sets.adjectives.has(before.plain) ||
    sets.verbs.has(before.stem);
  const next = words[at + 1];
  const isModifier =
    next !== undefined &&
    next.clause === word.clause &&
    open(at + 1) &&
    (sets.appNouns.has(next.plain) || isCandidate(next, sets) || nouns.has(next.plain));
  if (!starts && !isModifier) return undefined;
  let to = at;
  while (to - at < 2) {
    const following = words[to + 1];
    if (
      !following ||
      following.clause !== word.clause ||
      !open(to + 1) ||
      !isCandidate(following, sets)
    )
      break;
    to += 1;
    // A known noun ends the compound: "darkroom enlargements", "film roll".
    if (nouns.has(following.plain)) break;
  }
  const parts = words.slice(at, to + 1);
  const head = parts.at(-1)?.plain ?? '';
  const known = nouns.get(head) ?? nouns.get(singularOf(head));
  const one = [...parts.slice(0, -1).map(raw), singularOf(head)].join(' ');
  const isPlural = singularOf(head) !== head;
  return {
    from: at,
    to,
    one,
    many: isPlural ? parts.map(raw).join(' ') : pluralOf(one),
    known,
    isPerson: known ? personal.has(known.category) : agent.test(singularOf(head)),
  };
}

function isCandidate(word: Word, sets: GrammarSets): boolean {
  const { plain, stem } = word;
  return (
    plain.length > 2 &&
    isWord(plain) &&
    !sets.closed.has(plain) &&
    !sets.articles.has(plain) &&
    !sets.adjectives.has(plain) &&
    !sets.appNouns.has(plain) &&
    !sets.generic.has(plain) &&
    !/(?:ly|able|ible|less|ful|ous|est)$/u.test(plain) &&
    !(sets.verbs.has(stem) && !plain.endsWith('ings'))
  );
}

/** Where the subject of a sentence stands: before the word for the app, after “for” or “of”, as the object of a verb; early. */
function scoreOf(
  words: readonly Word[],
  sets: GrammarSets,
  { from, to, known, isPerson, one }: Found,
): number {
  const before = words[from - 1];
  const beforeThat = words[from - 2];
  const next = words[to + 1];
  const same = (word: Word | undefined) =>
    word !== undefined && word.clause === words[from]?.clause;
  let score = known ? 2 : 1;
  if (sets.generic.has(one) || sets.generic.has(words[to]?.plain ?? '')) score -= 2.5;
  if (same(next) && sets.appNouns.has(next?.plain ?? '')) score += 2.5;
  if (same(before)) {
    const anchor =
      sets.articles.has(before?.plain ?? '') || sets.adjectives.has(before?.plain ?? '')
        ? beforeThat
        : before;
    if (anchor && ['for', 'of', 'about'].includes(anchor.plain)) score += isPerson ? 0.5 : 1.5;
    if (anchor && sets.verbs.has(anchor.stem) && !sets.closed.has(anchor.plain)) score += 1.5;
  }
  // What stands first is mostly what it is about.
  score -= Math.min(1.2, from * 0.06);
  if (from < 12) score += 0.8;
  if (words[from]?.sentence === 0) score += 0.6;
  if (to > from) score += 0.4;
  return score;
}
