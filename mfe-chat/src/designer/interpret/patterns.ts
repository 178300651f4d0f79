import { plainly, stemOf, type Word } from './words';

/**
 * Word lists are written as patterns, separated by commas. In a pattern
 *   `remind`      matches every form of an English word (by its stem); in other languages, words that begin so;
 *   `=booking`    that form only;   `notif*` words that begin so;   `*kalender` words that contain it;
 *   `a|b`         one of several;   `$add`   one of a named class;
 *   `..`          up to three words between, `...` up to eight, in the same sentence.
 * Little words (articles, possessives) between two words of a pattern are passed over.
 */
type Test = (word: Word) => boolean;
type Step = { gap: number } | { test: Test };

export interface Pattern<Value> {
  value: Value;
  steps: readonly Step[];
}

export interface Match<Value> {
  value: Value;
  /** First and last matched word. */
  from: number;
  to: number;
}

export interface Grammar {
  /** Whether a bare term is an English word (matched by stem) or the beginning of a word. */
  stems: boolean;
  classes?: Readonly<Record<string, string>>;
  fillers: ReadonlySet<string>;
}

const isCjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]/u;

interface Key {
  index: 'stem' | 'exact' | 'prefix' | 'any';
  key: string;
}

function termOf(term: string, stems: boolean): { test: Test; key: Key } {
  if (term.startsWith('*')) {
    const part = plainly(term.slice(1));
    return { test: (word) => word.plain.includes(part), key: { index: 'any', key: '' } };
  }
  if (term.startsWith('=') || isCjk.test(term) || /^\p{N}+$/u.test(term)) {
    const exact = plainly(term.replace('=', ''));
    return {
      test: (word) => word.plain === exact || word.bare === exact,
      key: { index: 'exact', key: exact },
    };
  }
  if (!stems || term.endsWith('*')) {
    const start = plainly(term.replace('*', ''));
    return {
      test: (word) => word.plain.startsWith(start) || word.bare.startsWith(start),
      key: { index: 'prefix', key: start.slice(0, 2) },
    };
  }
  const stem = stemOf(plainly(term));
  return { test: (word) => word.stem === stem, key: { index: 'stem', key: stem } };
}

const gaps: Readonly<Record<string, number>> = { '..': 3, '...': 8 };

function piecesOf(pattern: string): string[] {
  return pattern
    .split(' ')
    .flatMap((piece) =>
      isCjk.test(piece) && !piece.includes('|')
        ? [
            ...piece.matchAll(new RegExp(`${isCjk.source}|[^${isCjk.source.slice(1, -1)}]+`, 'gu')),
          ].map(([part]) => part)
        : [piece],
    );
}

/** Patterns of one grammar, indexed by what their first word can be. */
export class PatternSet<Value> {
  private readonly byKey = new Map<string, Pattern<Value>[]>();

  constructor(private readonly grammar: Grammar) {}

  add(list: string, value: Value): this {
    for (const written of list.split(',')) {
      const pieces = piecesOf(written.trim()).filter(Boolean);
      if (pieces.length === 0) continue;
      const keys: Key[] = [];
      const steps = pieces.map((piece, at): Step => {
        const gap = gaps[piece];
        if (gap !== undefined) return { gap };
        const terms = this.alternatives(piece).map((term) => termOf(term, this.grammar.stems));
        if (at === 0) keys.push(...terms.map(({ key }) => key));
        const [first, ...others] = terms.map(({ test }) => test);
        return {
          test:
            first && others.length === 0 ? first : (word) => terms.some(({ test }) => test(word)),
        };
      });
      const pattern = { value, steps };
      for (const { index, key } of keys) {
        const name = `${index}:${key}`;
        const bucket = this.byKey.get(name);
        if (!bucket) this.byKey.set(name, [pattern]);
        else if (bucket.at(-1) !== pattern) bucket.push(pattern);
      }
    }
    return this;
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
    words.forEach((word, at) => {
      const names = new Set([
        `stem:${word.stem}`,
        `exact:${word.plain}`,
        `exact:${word.bare}`,
        `prefix:${word.plain.slice(0, 2)}`,
        `prefix:${word.bare.slice(0, 2)}`,
        'any:',
      ]);
      for (const name of names) {
        for (const pattern of this.byKey.get(name) ?? []) {
          const to = this.matchFrom(pattern.steps, 0, words, at, at);
          if (to >= 0) matches.push({ value: pattern.value, from: at, to });
        }
      }
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
    const begin = words[start];
    if (!word || !begin || word.sentence !== begin.sentence) return -1;
    if ('gap' in now) {
      for (let skip = 0; skip <= now.gap; skip += 1) {
        const to = this.matchFrom(steps, step + 1, words, at + skip, start);
        if (to >= 0) return to;
      }
      return -1;
    }
    if (now.test(word)) {
      const to = this.matchFrom(steps, step + 1, words, at + 1, start);
      if (to >= 0) return to;
    }
    const mayPass = step > 0 && at - start < 24 && this.grammar.fillers.has(word.plain);
    return mayPass ? this.matchFrom(steps, step, words, at + 1, start) : -1;
  }
}
