import type { Part, Pattern as Written, Term } from '../../content/lexicon.schema';
import {
  bucketLength,
  isOne,
  stepsIn,
  termsOf,
  type Grammar,
  type Step,
  type Terms,
} from './pattern-terms';
import { isPictographic, singularOf, stemOf, type Word } from './words';

interface Pattern<Value> {
  value: Value;
  written: Written;
  /** True for one bare word: the index lookup is already the match. */
  isWord: boolean;
  /** Parsed when the first word matches: most patterns never need it. */
  steps?: readonly Step[];
}

export interface Match<Value> {
  value: Value;
  from: number;
  to: number;
}

export const placesOf = ({ from, to }: Match<unknown>): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

const farthest = 14;

const bareWord = /^[a-z0-9]{2,}$/u;

function firstWordIn(text: string): string {
  const [first = ''] = text;
  const space = text.indexOf(' ');
  if (isPictographic(first)) return first;
  return space < 0 ? text : text.slice(0, space);
}

/** Phrases contain spaces or several steps. */
export const isSingle = (pattern: Written): boolean =>
  typeof pattern === 'string' ? !pattern.includes(' ') : !Array.isArray(pattern);

function put<Item>(index: Map<string, Item[]>, key: string, item: Item) {
  const bucket = index.get(key);
  if (!bucket) index.set(key, [item]);
  else if (bucket.at(-1) !== item) bucket.push(item);
}

export class PatternSet<Value> {
  private readonly byStem = new Map<string, Pattern<Value>[]>();
  private readonly byWord = new Map<string, Pattern<Value>[]>();
  private readonly byStart = new Map<string, Pattern<Value>[]>();
  private readonly byPart: Pattern<Value>[] = [];

  constructor(private readonly grammar: Grammar) {}

  add(patterns: readonly Written[], value: Value): this {
    for (const written of patterns) this.index({ value, written, isWord: false });
    return this;
  }

  private index(pattern: Pattern<Value>) {
    const { written } = pattern;
    const [first] = Array.isArray(written) ? written : [written];
    if (first === undefined) return;
    const text = typeof first === 'string' ? firstWordIn(first) : '';
    const { stems } = this.grammar;
    if (stems && bareWord.test(text)) {
      pattern.isWord = text === written;
      put(this.byStem, stems === 'stem' ? stemOf(text) : singularOf(text), pattern);
      return;
    }
    const [step] = text ? stepsIn(text, this.grammar) : this.stepsOfPart(first);
    if (!step || 'gap' in step) return;
    for (const stem of step.stems) put(this.byStem, stem, pattern);
    for (const word of step.exact) put(this.byWord, word, pattern);
    for (const start of step.starts) put(this.byStart, start.slice(0, bucketLength), pattern);
    if (step.parts.length > 0) this.byPart.push(pattern);
  }

  private stepsOf(pattern: Pattern<Value>): readonly Step[] {
    const { written } = pattern;
    return (pattern.steps ??= (Array.isArray(written) ? written : [written]).flatMap((part) =>
      this.stepsOfPart(part),
    ));
  }

  private stepsOfPart(part: Part): Step[] {
    if (typeof part === 'string') return stepsIn(part, this.grammar);
    if (Array.isArray(part)) return [this.terms(part)];
    return 'gap' in part ? [part] : [this.terms([part])];
  }

  private terms(alternatives: readonly Term[]): Terms {
    return termsOf(alternatives, this.grammar);
  }

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

  /** Returns the last matched word or -1. Gaps are short and few, which bounds the search. */
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
