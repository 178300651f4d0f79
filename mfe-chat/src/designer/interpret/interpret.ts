import type { Brief } from './brief';
import { directionOf, languageOf } from './language';
import { lexiconsFor } from './lexicon/lexicons';
import { negatedWords } from './negation';
import { readFeatures } from './read-features';
import { readKind } from './read-kind';
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
  return {
    text,
    language,
    direction: directionOf(language),
    kind: readKind(text, words, negated, lexicons),
    name: undefined,
    entities: [{ singular: 'entry', plural: 'entries', fields: [{ name: 'title', kind: 'text' }] }],
    features: asked,
    excluded,
    screens: [],
    navigation: undefined,
    mode: undefined,
    styles: [],
    colors: [],
    counts: {},
    seed: hash(text),
  };
}
