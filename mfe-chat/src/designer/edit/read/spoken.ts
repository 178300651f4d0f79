import type { EditWords } from '../../../content/edits.schema';
import { wordsOf } from '../../interpret/words';
import type { Token } from './tokens';

/** One word of a phrase; a star after it matches every word with this beginning. */
interface PhraseWord {
  plain: string;
  isStart: boolean;
}

const phraseOf = (phrase: string): readonly PhraseWord[] =>
  phrase.split(' ').flatMap((written) => {
    if (written === ':') return [{ plain: ':', isStart: false }];
    const words = wordsOf(written);
    return words.map(({ plain }, at) => ({
      plain,
      isStart: written.endsWith('*') && at === words.length - 1,
    }));
  });

const isAt = ({ plain, isStart }: PhraseWord, token: Token | undefined): boolean => {
  if (!token) return false;
  if (isStart) return token.plain.startsWith(plain) || token.bare.startsWith(plain);
  return token.plain === plain || token.single === plain || token.bare === plain;
};

export class Spoken {
  private readonly lists = new Map<string, readonly (readonly PhraseWord[])[]>();
  /** Caches phrases by token: the same few are looked up repeatedly. */
  private readonly begun = new WeakMap<Token, Record<string, (readonly PhraseWord[])[]>>();
  readonly said: EditWords;

  constructor(said: EditWords) {
    this.said = said;
    const { words, parts, roles, languages, faces, beyond, polite } = said;
    const named: Record<string, readonly string[]> = { ...words, polite };
    const groups = { part: parts, role: roles, language: languages, face: faces, beyond };
    for (const [group, lists] of Object.entries(groups))
      for (const [name, list] of Object.entries(lists)) named[`${group}:${name}`] = list;
    for (const [name, list] of Object.entries(named))
      this.lists.set(
        name,
        list.map(phraseOf).toSorted((one, other) => other.length - one.length),
      );
  }

  listNames = (): string[] => [...this.lists.keys()];

  private begunBy(first: Token, list: string): readonly (readonly PhraseWord[])[] {
    const begun = this.begun.get(first) ?? {};
    this.begun.set(first, begun);
    begun[list] ??= this.lists.get(list)?.filter(([word]) => word && isAt(word, first)) ?? [];
    return begun[list];
  }

  /** Returns the lengths of matching phrases at a position, longest first. */
  lengthsAt(tokens: readonly Token[], at: number, list: string): number[] {
    const first = tokens[at];
    const begun = first ? this.begunBy(first, list) : [];
    return begun
      .filter((phrase) => phrase.every((word, step) => isAt(word, tokens[at + step])))
      .map(({ length }) => length);
  }

  lengthAt(tokens: readonly Token[], at: number, list: string): number {
    const first = tokens[at];
    for (const phrase of first ? this.begunBy(first, list) : [])
      if (phrase.every((word, step) => isAt(word, tokens[at + step]))) return phrase.length;
    return 0;
  }

  find(
    tokens: readonly Token[],
    list: string,
    from = 0,
  ): { at: number; length: number } | undefined {
    for (let at = from; at < tokens.length; at += 1) {
      const length = this.lengthAt(tokens, at, list);
      if (length > 0) return { at, length };
    }
    return undefined;
  }

  has = (tokens: readonly Token[], ...lists: readonly string[]): boolean =>
    lists.some((list) => this.find(tokens, list) !== undefined);

  /** Returns names of a group of lists (“part:map”) that match, longest first. */
  named(tokens: readonly Token[], group: string): { name: string; at: number; length: number }[] {
    const found = [...this.lists.keys()]
      .filter((list) => list.startsWith(`${group}:`))
      .flatMap((list) =>
        tokens.flatMap((_, at) => {
          const length = this.lengthAt(tokens, at, list);
          return length > 0 ? [{ name: list.slice(group.length + 1), at, length }] : [];
        }),
      );
    const covers = (one: (typeof found)[number], other: (typeof found)[number]) =>
      one.length > other.length &&
      one.at <= other.at &&
      one.at + one.length >= other.at + other.length;
    return found
      .filter((each) => !found.some((other) => covers(other, each)))
      .toSorted((one, other) => one.at - other.at);
  }

  trimmed = (tokens: readonly Token[], ...lists: readonly string[]): readonly Token[] =>
    this.between(tokens, lists, lists);

  politely(tokens: readonly Token[]): readonly Token[] {
    const begun = this.between(tokens, ['polite'], []);
    return this.between(begun, [], ['closing']);
  }

  /** Strips some lists at the start and others at the end; keeps at least one token. */
  between(
    tokens: readonly Token[],
    before: readonly string[],
    behind: readonly string[],
  ): readonly Token[] {
    let from = 0;
    let to = tokens.length;
    const longest = (at: number, lists: readonly string[]) =>
      Math.max(0, ...lists.map((list) => this.lengthAt(tokens, at, list)));
    for (
      let length = longest(from, before);
      length > 0 && from + length < to;
      length = longest(from, before)
    )
      from += length;
    const endsAt = (at: number) =>
      behind.some((list) => this.lengthsAt(tokens, at, list).includes(to - at));
    const longestEnd = 8;
    for (let at = Math.max(from + 1, to - longestEnd); at < to; at += 1)
      if (endsAt(at)) {
        to = at;
        at = Math.max(from, to - longestEnd - 1);
      }
    return tokens.slice(from, to);
  }

  rest(tokens: readonly Token[], ...lists: readonly string[]): Token[] {
    const kept: Token[] = [];
    for (let at = 0; at < tokens.length;) {
      const length = Math.max(0, ...lists.map((list) => this.lengthAt(tokens, at, list)));
      const token = tokens[at];
      if (length === 0 && token) kept.push(token);
      at += Math.max(1, length);
    }
    return kept;
  }
}
