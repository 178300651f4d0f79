import type { Word } from '../../interpret/words';
import { actsIn, type Act } from './acts';
import { englishPhrases } from './english-phrases';
import { listedIn, type Listed } from './listed-things';
import type { NounPhrase } from './noun-phrases';
import { scored } from './place-scores';
import type { ReadingWords } from './reading-words';
import { segmentsOf } from './segments';
import { tagsOf } from './tags';

/** What English grammar says of a text. */
export interface EnglishReading extends Listed {
  phrases: readonly NounPhrase[];
  acts: readonly Act[];
  /** Indices of words that are verbs where they stand. */
  verbs: ReadonlySet<number>;
}

/**
 * Reads who does what with which things.
 *
 * @param isSetAside words of style, quotes and names
 * @param isKind words that name the kind of app: “habit tracker”
 * @param isTied words that a hyphen ties to another: “hand-printed” prints nothing
 */
export function readEnglish(
  text: string,
  words: readonly Word[],
  { sets, speech, nouns }: ReadingWords,
  isSetAside: (at: number) => boolean,
  isTied: (at: number) => boolean,
  isKind: (at: number) => boolean,
): EnglishReading {
  const open = (at: number) => !isSetAside(at);
  const loose = (at: number) => open(at) && !isTied(at);
  const segments = segmentsOf(text, words);
  const tags = tagsOf(words, sets, speech, nouns, loose);
  const { acts, verbs, told } = actsIn(text, words, segments, tags, sets, speech, open, isKind);
  const phrases = englishPhrases(
    text,
    words,
    sets,
    speech,
    nouns,
    tags,
    (at) => verbs.has(at),
    open,
    isTied,
  );
  const listed = listedIn(text, words, segments, acts, nouns, sets, speech, loose);
  const places = {
    text,
    words,
    segments,
    acts,
    factEnds: listed.factEnds,
    listEnds: listed.listEnds,
    sets,
    speech,
  };
  // What is only told of a thing is not what the app is about, where it is about anything else.
  const own = phrases.filter(({ from }) => !told.has(from));
  return { phrases: scored(own.length > 0 ? own : phrases, places), acts, verbs, ...listed };
}
