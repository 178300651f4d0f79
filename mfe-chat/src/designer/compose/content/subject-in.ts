import { lexiconsFor } from '../../interpret/lexicon/lexicons';
import { negatedWords } from '../../interpret/negation';
import { wordsOf } from '../../interpret/words';

/** As much of the idea as a design keeps, in UTF-16 units: a screen that is added later is about the same subject. */
const kept = 400;

/** Whether an English text says a phrase and does not rule it out: “not for vegetables” names no vegetables. */
function phrasesIn(idea: string): (phrase: string) => boolean {
  const words = wordsOf(idea.slice(0, kept));
  const [lexicon] = lexiconsFor('en', undefined);
  const out = lexicon ? negatedWords(words, lexicon, true) : [];
  // “Borrowed” is “borrow”; other forms of a verb stand among a subject's words.
  const isAt = (at: number, part: string) =>
    words[at]?.single === part || words[at]?.plain === `${part}ed`;
  return (phrase) => {
    const parts = phrase.split(' ');
    return words.some((_, at) => !out[at] && parts.every((part, step) => isAt(at + step, part)));
  };
}

/** The subject of which the idea says most, by the letters of the words found; none when it says no word of any. */
export function subjectIn(subjects: readonly string[], idea: string): string | undefined {
  if (subjects.length === 0 || idea === '') return undefined;
  const isSaid = phrasesIn(idea);
  const weights = subjects.map((subject) => {
    const [phrases = ''] = subject.split(/[/\n]/, 1);
    return phrases
      .split(',')
      .reduce((sum, phrase) => sum + (isSaid(phrase) ? phrase.length : 0), 0);
  });
  const most = Math.max(...weights);
  return most === 0 ? undefined : subjects[weights.indexOf(most)];
}
