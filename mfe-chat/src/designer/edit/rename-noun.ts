import { quotesIn } from '../archetypes/read/quotes';
import type { AppDesign } from '../model/app-design';
import { withTexts } from './map-texts';
import type { OperationOf } from './operation';

type Noun = OperationOf<'noun.rename'>['from'];

/** Scripts without spaces: a noun has no word boundaries. */
const spaceless =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const kana = String.raw`[\p{Script=Katakana}ー]`;
const letter = String.raw`[\p{L}\p{N}\p{M}_]`;
/** Arabic joins the article and short words to the noun. */
const arabicBefore = String.raw`(?<=(?<!${letter})(?:[وفبك]?ال|لل|[وفبلك]))`;

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

function pattern(word: string): string {
  const own = escaped(word);
  if (spaceless.test(word)) return own;
  if (/^\p{Script=Katakana}/u.test(word)) return `(?<!${kana})${own}(?!${kana})`;
  // Korean appends particles to the noun.
  if (/^\p{Script=Hangul}/u.test(word)) return `(?<!${letter})${own}`;
  const before = `(?<!${letter})`;
  return /^\p{Script=Arabic}/u.test(word)
    ? `(?:${before}|${arabicBefore})${own}(?!${letter})`
    : `${before}${own}(?!${letter})`;
}

const cases = (language: string) => ({
  upper: (text: string) => text.toLocaleUpperCase(language),
  first: (text: string, make: (letter: string) => string) => {
    const [letter = '', ...rest] = text;
    return make(letter) + rest.join('');
  },
  lower: (text: string) => text.toLocaleLowerCase(language),
});

/** Languages that capitalise all nouns. */
const capitalising = new Set(['de', 'lb']);

/** Pairs the forms of a word: as given, lower case, capitalised, upper case. */
function forms(from: string, to: string, language: string): [string, string][] {
  const { upper, lower, first } = cases(language);
  const hasCapitals = first(to, () => '') !== lower(first(to, () => ''));
  const small = hasCapitals || capitalising.has(language) ? to : first(to, lower);
  return [
    [from, to],
    [first(from, lower), small],
    [first(from, upper), first(to, upper)],
    [upper(from), [...from].length > 1 ? upper(to) : first(to, upper)],
  ];
}

/** Texts written by the visitor stay unchanged, except a quote that is the noun itself. */
function quotedIn({ idea, quoted = [] }: AppDesign, { one, many }: Noun): string[] {
  const nouns = new Set([one, many].map((word) => word.toLowerCase()));
  const quotes = quotesIn(idea).map(({ text }) => text);
  return [...quotes, ...quoted].filter((text) => !nouns.has(text.toLowerCase()));
}

/** Makes English articles agree with a new noun: “book a slot” becomes “book an appointment”. */
function articlesOf({ one }: Noun): (text: string) => string {
  const article = /^[aeiou]/iu.test(one) ? 'n' : '';
  const before = new RegExp(`(?<!${letter})([Aa])n? (?=${escaped(one)}(?!${letter}))`, 'giu');
  return (text) => text.replaceAll(before, (_, a: string) => `${a}${article} `);
}

/** Another word for what the app is about, wherever it stands as a word of its own. */
export function renameNoun(design: AppDesign, { from, to }: OperationOf<'noun.rename'>): AppDesign {
  const words = new Map<string, string>();
  for (const number of ['many', 'one'] as const)
    for (const [was, is] of forms(from[number], to[number], design.language))
      if (!words.has(was)) words.set(was, is);
  const quotes = quotedIn(design, from);
  const longestFirst = (one: string, other: string) => other.length - one.length;
  const all = new RegExp(
    [
      ...quotes.toSorted(longestFirst).map(escaped),
      ...[...words.keys()].toSorted(longestFirst).map(pattern),
    ].join('|'),
    'gu',
  );
  const kept = new Set(quotes);
  const agreeing = design.language === 'en' ? articlesOf(to) : (text: string) => text;
  return withTexts(design, (text, most) => {
    const renamed = agreeing(
      text.replaceAll(all, (found) => (kept.has(found) ? found : (words.get(found) ?? found))),
    );
    return renamed.length <= most ? renamed : renamed.slice(0, most).trimEnd() || text;
  });
}
