import type { Word } from '../../interpret/words';
import { actsIn, type Act } from './acts';
import { englishPhrases } from './english-phrases';
import { listedIn, type Listed } from './listed-things';
import type { NounPhrase } from './noun-phrases';
import { scored } from './place-scores';
import type { ReadingWords } from './reading-words';
import { segmentsOf } from './segments';
import { tagsOf } from './tags';

export interface EnglishReading extends Listed {
  phrases: readonly NounPhrase[];
  acts: readonly Act[];
  verbs: ReadonlySet<number>;
}

/** Reads acts and nouns; excludes style, quotes, names, the words for the kind and hyphenated words (“hand-printed”). */
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
  // Nouns of side remarks are the subject only if there are no others.
  const own = phrases.filter(({ from }) => !told.has(from));
  return { phrases: scored(own.length > 0 ? own : phrases, places), acts, verbs, ...listed };
}
