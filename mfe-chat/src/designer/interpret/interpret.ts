import type { Brief } from './brief';
import { directionOf, languageOf } from './language';
import { lexiconsFor } from './lexicon/lexicons';
import { negatedWords } from './negation';
import { readFeatures } from './read-features';
import { readCounts } from './read-counts';
import { readEntities } from './read-entities';
import { readKind } from './read-kind';
import { readName } from './read-name';
import { readNavigation, readScreens } from './read-screens';
import { readLooks } from './read-style';
import { wordsOf } from './words';

const longestText = 10_000;

const hash = (text: string) => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
};

/** Reads what a sentence asks for. The same text always gives an equal Brief. */
export function interpret(idea: string): Brief {
  const text = idea.slice(0, longestText).trim();
  const words = wordsOf(text);
  const language = languageOf(text, words);
  const lexicons = lexiconsFor(language);
  const negated = words.map(() => false);
  for (const lexicon of lexicons)
    negatedWords(words, lexicon).forEach((out, at) => (negated[at] ||= out));
  const { asked, excluded } = readFeatures(text, words, negated, lexicons);
  const kind = readKind(text, words, negated, lexicons);
  return {
    text,
    language,
    direction: directionOf(language),
    kind,
    name: readName(text),
    entities: readEntities(words, kind.value),
    features: asked,
    excluded,
    screens: readScreens(text, words),
    navigation: readNavigation(text, words),
    ...readLooks(text, words, negated),
    counts: readCounts(words),
    seed: hash(text),
  };
}
