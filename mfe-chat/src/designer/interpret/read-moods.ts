import type { MoodWords } from '../../content/mood.schema';
import { englishMoods } from '../engine-data';
import { PatternSet, type Match } from './patterns';
import type { Word } from './words';

interface Named {
  mood: string;
  isAmbiguous: boolean;
}

const made = new WeakMap<MoodWords, PatternSet<Named>>();

function setOf(lists: MoodWords): PatternSet<Named> {
  const known = made.get(lists);
  if (known) return known;
  const set = new PatternSet<Named>({ fillers: new Set() });
  for (const [mood, { words = [], ambiguous = [] }] of Object.entries(lists)) {
    set.add(words, { mood, isAmbiguous: false });
    set.add(ambiguous, { mood, isAmbiguous: true });
  }
  made.set(lists, set);
  return set;
}

export function moodMatches(words: readonly Word[], own: MoodWords | undefined): Match<Named>[] {
  const found = [englishMoods, ...(own ? [own] : [])].flatMap((lists) => setOf(lists).find(words));
  const kept: Match<Named>[] = [];
  for (const each of found.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (!kept.some(({ from, to }) => each.from <= to && each.to >= from)) kept.push(each);
  return kept.toSorted((a, b) => a.from - b.from);
}
