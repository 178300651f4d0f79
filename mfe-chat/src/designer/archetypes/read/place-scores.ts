import type { Word } from '../../interpret/words';
import type { Act } from './acts';
import { singularOf, type GrammarSets, type NounPhrase } from './noun-phrases';
import type { Segment } from './segments';
import type { Speech } from './speech';
import { isPossessive } from './possessive';

/** Where a noun stands in an English sentence, and how much that speaks for it as what the app is about. */
export interface Places {
  text: string;
  words: readonly Word[];
  segments: readonly Segment[];
  acts: readonly Act[];
  /** Last words of what is kept of a record. */
  factEnds: ReadonlySet<number>;
  /** Last words of further things in lists. */
  listEnds: ReadonlySet<number>;
  sets: GrammarSets;
  speech: Speech;
}

// How much each place speaks for a noun as what the app is about.
const KNOWN = 1;
const FIRST_SENTENCE = 0.6;
const PER_WORD = 0.05;
const MOST = 1.2;
const BEFORE_APP = 2.5;
const LEAD = 1.7;
const FIRST_OBJECT = 1.8;
const KEPT_OBJECT = 2.3;
const FURTHER_OBJECT = 0.7;
const FOR_AFTER_APP = 2;
const CONTAINED = 1.9;
const SETTING = -1.6;
const COMPANION = -0.8;
const LISTED = -0.7;
const FACT = -2.2;
const OWNER = -2.5;
const FURTHER = -0.8;

/** The phrases with their scores. */
export const scored = (phrases: readonly NounPhrase[], places: Places): NounPhrase[] =>
  phrases.map((phrase) => ({
    ...phrase,
    score: scoreOf(phrase, places),
    parts: scored(phrase.parts ?? [], places),
  }));

function scoreOf(phrase: NounPhrase, places: Places): number {
  const { words, sets } = places;
  const { from, to, known, isPerson } = phrase;
  const sentence = words[from]?.sentence ?? 0;
  const next = words[(phrase.end ?? to) + 1];
  const isSame = (word: Word | undefined) => word?.clause === words[from]?.clause;
  let score = known ? KNOWN : 0;
  if (sentence === 0) score += FIRST_SENTENCE;
  score -= Math.min(MOST, from * PER_WORD);
  // In a list of wares a goat log is no log.
  const isBeforeApp =
    next !== undefined &&
    isSame(next) &&
    sets.appNouns.has(next.plain) &&
    !(places.listEnds.size > 2 && places.listEnds.has((phrase.end ?? to) + 1));
  if (isBeforeApp) score += isPerson ? 0.3 : BEFORE_APP;
  if (places.factEnds.has(to)) score += FACT;
  if (places.listEnds.has(to)) score += FURTHER;
  if (isPossessive(places, to)) score += OWNER;
  return score + (isBeforeApp ? 0 : byNeighbours(phrase, places));
}

function byNeighbours(phrase: NounPhrase, places: Places): number {
  const { words, segments, acts, sets, speech } = places;
  const { from, isPerson } = phrase;
  const segment = segments.find((each) => from >= each.from && from <= each.to);
  const start = segment?.from ?? 0;
  let before = from - 1;
  while (before >= start && isLeading(before)) before -= 1;
  const anchor = before >= start ? (words[before]?.plain ?? '') : '';
  const act = acts.findIndex(
    (each) => each.from <= each.to && from >= each.from && from <= each.to,
  );
  if (act >= 0 && isFirstIn(acts[act])) {
    const verb = acts[act]?.verb ?? '';
    if (act > 0) return FURTHER_OBJECT;
    return speech.keeps.has(verb) ? KEPT_OBJECT : FIRST_OBJECT;
  }
  if (anchor === 'of' || anchor === 'with' || anchor === 'for' || anchor === 'about') {
    const holder = words[before - 1]?.plain ?? '';
    if (anchor === 'of')
      return speech.containers.has(singularOf(holder)) || sets.appNouns.has(holder)
        ? CONTAINED
        : 0.1;
    if (anchor === 'with') return COMPANION;
    // “costume hire for the carnival”: the occasion.
    const isOfApp =
      sets.appNouns.has(holder) || (speech.bases.has(holder) && !speech.processes.has(holder));
    return isPerson ? 0 : isOfApp ? FOR_AFTER_APP : anchor === 'about' ? 1.5 : 0.4;
  }
  // “a guide to street art”
  if (anchor === 'to' && sets.appNouns.has(words[before - 1]?.plain ?? '')) return FOR_AFTER_APP;
  if (speech.little.settings.has(anchor)) return SETTING;
  if (before >= start) return 0;
  // The first words of a fragment name what it is about: “mileage claims for nurses”.
  if (segment?.before === 'start' && segment.from <= from)
    return isPerson ? 0.3 : words[from]?.sentence === 0 ? LEAD : 0.8;
  return segment?.before === 'colon' || segment?.before === 'dash' ? LISTED : LISTED / 2;

  function isLeading(at: number): boolean {
    const plain = words[at]?.plain ?? '';
    const { at: start = 0, end = 0 } = words[at] ?? {};
    if (places.text[end] === '-' || places.text[start - 1] === '-') return true;
    const isOfOwner = isPossessive(places, at) && at > 0;
    return (
      sets.articles.has(plain) ||
      sets.adjectives.has(plain) ||
      speech.little.leading.has(plain) ||
      isOfOwner
    );
  }

  function isFirstIn(one: Act | undefined): boolean {
    const first = one?.from ?? from;
    for (let at = first; at < from; at += 1)
      if (!isLeading(at) && !(at === first && speech.little.settings.has(words[at]?.plain ?? '')))
        return false;
    return true;
  }
}
