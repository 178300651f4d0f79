import { isOne, piecesOf, type Step, type Terms } from './pattern-terms';
import { isPictographic, plainly, singularOf, stemOf, type Word } from './words';

/**
 * Word lists are written as patterns, separated by commas. In a pattern
 *   `remind`      matches every form of an English word (by its stem); in other languages, words that begin so;
 *   `=booking`    that form only;   `notif*` words that begin so;   `*kalender` words that contain it;
 *   `a|b`         one of several;   `$add`   one of a named class;
 *   `..`          up to three words between, `...` up to eight, in the same sentence.
 * Little words (articles, possessives) between two words of a pattern are passed over.
 */
interface Pattern<Value> {
  value: Value;
  written: string;
  /** One bare word: whoever finds it under its key has matched it. */
  isWord: boolean;
  /** Read when the first word was met: most patterns never are. */
  steps?: readonly Step[];
}

export interface Match<Value> {
  value: Value;
  /** First and last matched word. */
  from: number;
  to: number;
}

/** The places of all words from a match's first to its last. */
export const placesOf = ({ from, to }: Match<unknown>): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

export interface Grammar {
  /** A bare term is an English word, matched by its stem or in singular and plural only; else the beginning of a word. */
  stems?: 'stem' | 'single';
  classes?: Readonly<Record<string, string>>;
  fillers: ReadonlySet<string>;
}

const gaps: Readonly<Record<string, number>> = { '..': 3, '...': 8 };
const bucketLength = 2;
const farthest = 14;

/** Written as most first words are: no choice, no class, no mark. */
const bareWord = /^[a-z0-9]{2,}$/u;

function put<Item>(index: Map<string, Item[]>, key: string, item: Item) {
  const bucket = index.get(key);
  if (!bucket) index.set(key, [item]);
  else if (bucket.at(-1) !== item) bucket.push(item);
}

/** Patterns of one grammar, indexed by what their first word can be. */
export class PatternSet<Value> {
  private readonly byStem = new Map<string, Pattern<Value>[]>();
  private readonly byWord = new Map<string, Pattern<Value>[]>();
  private readonly byStart = new Map<string, Pattern<Value>[]>();
  private readonly byPart: Pattern<Value>[] = [];
  private readonly known = new Map<string, Terms>();

  constructor(private readonly grammar: Grammar) {}

  add(list: string, value: Value): this {
    for (const part of list.split(',')) {
      const written = part.trim();
      if (!written) continue;
      const space = written.indexOf(' ');
      const first = isPictographic(written[0] ?? '')
        ? (written[0] ?? '')
        : written.slice(0, space < 0 ? undefined : space);
      const { stems } = this.grammar;
      const pattern = { value, written, isWord: false };
      if (stems && bareWord.test(first)) {
        pattern.isWord = space < 0;
        put(this.byStem, stems === 'stem' ? stemOf(first) : singularOf(first), pattern);
      } else this.index(pattern, this.terms(first));
    }
    return this;
  }

  private stepsOf(pattern: Pattern<Value>): readonly Step[] {
    return (pattern.steps ??= piecesOf(pattern.written).map((piece) => {
      const gap = gaps[piece];
      return gap === undefined ? this.terms(piece) : { gap };
    }));
  }

  private index(pattern: Pattern<Value>, { stems, exact, starts, parts }: Terms) {
    for (const stem of stems) put(this.byStem, stem, pattern);
    for (const word of exact) put(this.byWord, word, pattern);
    for (const start of starts) put(this.byStart, start.slice(0, bucketLength), pattern);
    if (parts.length > 0) this.byPart.push(pattern);
  }

  private terms(piece: string): Terms {
    const known = this.known.get(piece);
    if (known) return known;
    const terms: Terms = {
      stems: new Set(),
      exact: new Set(),
      starts: [],
      parts: [],
      plural: piece === '~s',
    };
    if (terms.plural) return terms;
    for (const term of this.alternatives(piece)) {
      const plain = plainly(term.replaceAll(/[*=]/gu, ''));
      if (term.startsWith('*')) terms.parts.push(plain);
      else if (term.startsWith('=') || isPictographic(term) || plain.length < bucketLength)
        terms.exact.add(plain);
      else if (!this.grammar.stems || term.endsWith('*')) terms.starts.push(plain);
      else terms.stems.add(this.grammar.stems === 'stem' ? stemOf(plain) : singularOf(plain));
    }
    this.known.set(piece, terms);
    return terms;
  }

  private alternatives(piece: string): string[] {
    return piece
      .split('|')
      .flatMap((term) =>
        term.startsWith('$')
          ? this.alternatives(this.grammar.classes?.[term.slice(1)] ?? '')
          : [term],
      )
      .filter(Boolean);
  }

  /** Every place where a pattern matches, in the order of the text. */
  find(words: readonly Word[]): Match<Value>[] {
    const matches: Match<Value>[] = [];
    const seek = (patterns: readonly Pattern<Value>[] | undefined, at: number) => {
      for (const pattern of patterns ?? []) {
        const to = pattern.isWord ? at : this.matchFrom(this.stepsOf(pattern), 0, words, at, at);
        if (to >= 0) matches.push({ value: pattern.value, from: at, to });
      }
    };
    words.forEach((word, at) => {
      const { plain, bare } = word;
      seek(this.byStem.get(word[this.grammar.stems ?? 'stem']), at);
      seek(this.byWord.get(plain), at);
      seek(this.byStart.get(plain.slice(0, bucketLength)), at);
      if (bare !== plain) {
        seek(this.byWord.get(bare), at);
        if (bare.slice(0, bucketLength) !== plain.slice(0, bucketLength))
          seek(this.byStart.get(bare.slice(0, bucketLength)), at);
      }
      seek(this.byPart, at);
    });
    return matches;
  }

  /** The last word matched, or -1. Gaps are short and few, so that the search stays bounded. */
  private matchFrom(
    steps: readonly Step[],
    step: number,
    words: readonly Word[],
    at: number,
    start: number,
  ): number {
    const now = steps[step];
    if (!now) return at - 1;
    const word = words[at];
    if (!word || word.sentence !== words[start]?.sentence) return -1;
    if ('gap' in now) {
      for (let skip = 0; skip <= now.gap; skip += 1) {
        const to = this.matchFrom(steps, step + 1, words, at + skip, start);
        if (to >= 0) return to;
      }
      return -1;
    }
    if (isOne(now, word, this.grammar.stems ?? 'stem')) {
      const to = this.matchFrom(steps, step + 1, words, at + 1, start);
      if (to >= 0) return to;
    }
    const mayPass = step > 0 && at - start < farthest && this.grammar.fillers.has(word.plain);
    return mayPass ? this.matchFrom(steps, step, words, at + 1, start) : -1;
  }
}
