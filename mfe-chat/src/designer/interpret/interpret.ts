import type { Brief } from './brief';
import { impliedFeatures } from './implied';
import { directionOf, languageOf } from './language';
import type { WordLists } from '../../content/lexicon.schema';
import { lexiconsFor } from './lexicon/lexicons';
import { negatedWords } from './negation';
import { readCounts } from './read-counts';
import { readCurrency } from './read-currency';
import { readEntities } from './read-entities';
import { readFeatures } from './read-features';
import { readKind } from './read-kind';
import { readName } from './read-name';
import { readNavigation, readScreens } from './read-screens';
import { readLooks } from './read-style';
import { readVariants } from './read-variants';
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

function wordsIn(idea: string) {
  const text = idea.slice(0, longestText).replaceAll(unseen, '').trim();
  const words = wordsOf(text.replaceAll(markup, (tag) => ' '.repeat(tag.length)));
  return { text, words, language: languageOf(text, words) };
}

export const languageOfIdea = (idea: string): string => wordsIn(idea).language;

/**
 * Reads what a sentence asks for; its subject is chosen when the content of its kind is there (`withSubject`). The same text
 * and lists always give an equal Brief.
 *
 * @param own word lists of the text's language when it is not English; without them only borrowed words are read
 */
export function interpret(idea: string, own?: WordLists): Brief {
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
    entities: readEntities(text, words, kind.value),
    features: [...asked, ...impliedFeatures(kind.value, asked, excluded)],
    excluded,
    ...readScreens(text, words),
    navigation: readNavigation(text, words),
    ...readLooks(text, words, negated),
    currency: readCurrency(text, language),
    variants: readVariants(text),
    counts: readCounts(words),
    seed: hash(text),
  };
}
