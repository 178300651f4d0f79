import type { Brief } from './brief';
import { impliedFeatures } from './implied';
import { directionOf, languageOf } from './language';
import type { ColorWords } from '../../content/colors.schema';
import type { LanguageWords } from '../../content/source';
import { lexiconsFor } from './lexicon/lexicons';
import { negatedWords } from './negation';
import { readCounts } from './read-counts';
import { readCurrency } from './read-currency';
import { readFeatures } from './read-features';
import { readKind } from './read-kind';
import { readName } from './read-name';
import { readNavigation } from './read-navigation';
import { namesBasicColors, readLooks, saysWhatFor, type ReadColors } from './read-style';
import { wordsOf } from './words';

const longestText = 10_000;
/** What stands in a tag or an address is no word of the idea; its place is kept, so that findings still point into the text. */
const markup =
  /<(script|style)\b[^<>]{0,200}>[^<>]{0,400}|<[^<>]{0,200}>|(?:javascript|https?|data):\S{1,200}/giu;
/** Characters that nobody sees cut words in two and turn lines around; those that join emoji and letters stay. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const hash = (text: string) => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
};

/** A text with blanks for its markup: every word keeps its place. */
export const withoutMarkup = (text: string): string =>
  text.replaceAll(markup, (tag) => ' '.repeat(tag.length));

function wordsIn(idea: string) {
  const text = idea.slice(0, longestText).replaceAll(unseen, '').trim();
  const words = wordsOf(withoutMarkup(text));
  return { text, words, language: languageOf(text, words) };
}

export const languageOfIdea = (idea: string): string => wordsIn(idea).language;

/** Whether a text may name colours: it has one of the commonest, or says what a colour may be for. */
export function mayNameColors(idea: string): boolean {
  const { text, words } = wordsIn(idea);
  return namesBasicColors(text, words) || saysWhatFor(words);
}

/** Whether it names a colour, as far as its words tell. */
export function namesColors(idea: string, { names, things, compounds }: ColorWords): boolean {
  const { text, words } = wordsIn(idea);
  if (namesBasicColors(text, words)) return true;
  const lower = text.toLowerCase();
  const said = new Set(words.map(({ plain }) => plain));
  return (
    [...Object.keys(names), ...Object.keys(things)].some((name) =>
      name.includes(' ') ? lower.includes(name) : said.has(name),
    ) ||
    [...compounds.dark, ...compounds.light].some((start) =>
      words.some(({ plain }) => plain.startsWith(start)),
    )
  );
}

/**
 * Reads what a sentence asks for. Its subject is chosen when the content of its kind is there (`withSubject`), and details are
 * read where curated content answers it (`withDetails`). The same text and lists always give an equal Brief.
 *
 * @param own word lists of the text's language when it is not English; without them only borrowed words are read
 * @param colors reads colours and what they are for, where `needsColors`
 */
export function interpret(idea: string, own?: LanguageWords, colors?: ReadColors): Brief {
  const { text, words, language } = wordsIn(idea);
  const lexicons = lexiconsFor(language, own);
  const negated = words.map(() => false);
  for (const lexicon of lexicons) {
    negatedWords(words, lexicon).forEach((out, at) => (negated[at] ||= out));
  }
  const { asked, excluded } = readFeatures(text, words, negated, lexicons);
  const kind = readKind(text, words, negated, lexicons);
  return {
    text,
    language,
    direction: directionOf(language),
    kind,
    subject: undefined,
    trip: undefined,
    name: readName(text),
    entities: [],
    features: [...asked, ...impliedFeatures(kind.value, asked, excluded)],
    excluded,
    screens: [],
    home: undefined,
    navigation: readNavigation(text, words),
    ...readLooks(text, words, negated, { language, moods: own?.moods, colors }),
    currency: readCurrency(text, language),
    variants: [],
    counts: readCounts(words),
    seed: hash(text),
  };
}
