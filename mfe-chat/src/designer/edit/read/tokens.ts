import { isPictographic, wordsOf, type Word } from '../../interpret/words';

export interface Token extends Pick<Word, 'at' | 'end' | 'plain' | 'single' | 'bare'> {
  /** Quoted text, as typed. */
  quote?: string;
}

const quoted =
  /"([^"]+)"|“([^”“"]+)[”“"]|„([^“”"]+)[“”"]|«\s?([^»]+?)\s?»|「([^」]+)」|『([^』]+)』|(?<![\p{L}\p{N}])['‘]((?:[^'’]|(?<=\p{L})['’](?=\p{L}))+|[^']+?)['’](?![\p{L}\p{N}])/gu;
const arrow = /[-=]>|→|⇒|➜/gu;
const colon = /[:：](?=\s|$|[^\p{L}\p{N}/])|：/gu;

const special = (text: string, at: number, quote?: string, sign = ':'): Token => {
  const plain = quote === undefined ? sign : '"';
  return {
    at,
    end: at + text.length,
    plain,
    single: plain,
    bare: plain,
    ...(quote === undefined ? {} : { quote }),
  };
};

const decimal = /(?<![\p{L}\p{N}.,:/])\d+[.,]\d+\p{sc=Latin}{0,3}(?![\p{L}\p{N}/]|[.,]\d)/gu;

/** “4.5” and “15.2hh” are one figure; the dot does not end a sentence. */
const wordsAndFigures = (
  text: string,
): Pick<Word, 'at' | 'end' | 'plain' | 'single' | 'bare'>[] => {
  const figures = [...text.matchAll(decimal)].map((found) =>
    special(found[0], found.index, undefined, found[0]),
  );
  const words = wordsOf(text).filter(
    ({ at }) => !figures.some((figure) => at >= figure.at && at < figure.end),
  );
  return [...words, ...figures];
};

const mostKept = 2000;

/** Keeps results by text: a design's texts are compared with every edit, many times. */
export function kept<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      if (known.size >= mostKept) known.clear();
      result = make(text);
      known.set(text, result);
    }
    return result;
  };
}

/** Splits an edit into words; quoted texts, colons and decimals are single tokens. */
export const tokensOf = kept((text): readonly Token[] => {
  const quotes = [...text.matchAll(quoted)].map((found) =>
    special(found[0], found.index, found.slice(1).find((each) => each !== undefined) ?? ''),
  );
  const isQuoted = (at: number) => quotes.some((quote) => at >= quote.at && at < quote.end);
  const colons = [...text.matchAll(colon)].map((found) => special(found[0], found.index));
  const arrows = [...text.matchAll(arrow)].map((found) =>
    special(found[0], found.index, undefined, '→'),
  );
  return [...wordsAndFigures(text), ...colons, ...arrows]
    .filter(({ at }) => !isQuoted(at))
    .concat(quotes)
    .toSorted((one, other) => one.at - other.at);
});

/** Length in words; in scripts with one token per character, two characters count as one word. */
export const wordCount = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { plain }) => sum + (isPictographic(plain) ? 0.5 : 1), 0);

export function typed(text: string, tokens: readonly Token[]): string {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return '';
  if (tokens.length === 1 && first.quote !== undefined) return first.quote.trim();
  const sign = /[#$€£¥₩₺₽₹₪₫฿₦₴@]\s?$/u.exec(text.slice(0, first.at))?.[0].length ?? 0;
  const mark = /^\s?[%€£$¥₽°]/u.exec(text.slice(last.end))?.[0].length ?? 0;
  return text.slice(first.at - sign, last.end + mark).trim();
}
