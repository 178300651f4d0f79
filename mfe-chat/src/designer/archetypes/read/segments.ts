import type { Word } from '../../interpret/words';

export type Before = 'start' | 'comma' | 'and' | 'colon' | 'dash';

export interface Segment {
  from: number;
  to: number;
  sentence: number;
  before: Before;
}

const joins: ReadonlySet<string> = new Set(['and', 'or', 'plus']);

export function segmentsOf(text: string, words: readonly Word[]): Segment[] {
  const segments: Segment[] = [];
  let open: Segment | undefined;
  let before: Before = 'start';
  words.forEach((word, at) => {
    const last = words[at - 1];
    const between = text.slice(last?.end ?? 0, word.at);
    const isNewSentence = last?.sentence !== word.sentence;
    if (isNewSentence || last?.clause !== word.clause || /&/.test(between)) {
      open = undefined;
      before = isNewSentence ? 'start' : cutOf(between);
    }
    if (joins.has(word.plain)) {
      open = undefined;
      before = before === 'colon' && last?.clause !== word.clause ? 'colon' : 'and';
      return;
    }
    if (open) open.to = at;
    else {
      open = { from: at, to: at, sentence: word.sentence, before };
      segments.push(open);
    }
  });
  return segments;
}

function cutOf(between: string): Before {
  if (/[:：]/u.test(between)) return 'colon';
  if (/[–—]|\s-\s/u.test(between)) return 'dash';
  return /&/.test(between) ? 'and' : 'comma';
}
