import type { Word } from '../../interpret/words';
import type { Act } from './acts';
import { singularOf, type GrammarSets, type NounPhrase } from './noun-phrases';
import type { Segment } from './segments';
import type { Speech } from './speech';
import { isPossessive } from './possessive';

export interface Places {
  text: string;
  words: readonly Word[];
  segments: readonly Segment[];
  acts: readonly Act[];
  factEnds: ReadonlySet<number>;
  listEnds: ReadonlySet<number>;
  sets: GrammarSets;
  speech: Speech;
}

const weights = {
  known: 1,
  firstSentence: 0.6,
  perWord: 0.05,
  most: 1.2,
  beforeApp: 2.5,
  lead: 1.7,
  firstObject: 1.8,
  keptObject: 2.3,
  furtherObject: 0.7,
  forAfterApp: 2,
  contained: 1.9,
  setting: -1.6,
  companion: -0.8,
  listed: -0.7,
  fact: -2.2,
  owner: -2.5,
  further: -0.8,
  holder: -2.5,
} as const;

export const scored = (phrases: readonly NounPhrase[], places: Places): NounPhrase[] =>
  phrases.map((phrase) => ({
    ...phrase,
    score: scoreOf(phrase, places),
    parts: scored(phrase.parts ?? [], places),
  }));

function scoreOf(phrase: NounPhrase, places: Places): number {
  const { words, sets, speech } = places;
  const { from, to, known, isPerson } = phrase;
  const sentence = words[from]?.sentence ?? 0;
  const next = words[(phrase.end ?? to) + 1];
  const isSame = (word: Word | undefined) => word?.clause === words[from]?.clause;
  let score = known ? weights.known : 0;
  if (sentence === 0) score += weights.firstSentence;
  score -= Math.min(weights.most, from * weights.perWord);
  // In a list of goods, a goat log is not a log.
  const isBeforeApp =
    next !== undefined &&
    isSame(next) &&
    sets.appNouns.has(next.plain) &&
    !(places.listEnds.size > 2 && places.listEnds.has((phrase.end ?? to) + 1));
  if (isBeforeApp) score += isPerson ? 0.3 : weights.beforeApp;
  if (places.factEnds.has(to)) score += weights.fact;
  if (places.listEnds.has(to)) score += weights.further;
  if (isPossessive(places, to)) score += weights.owner;
  // “a ledger of my apple trees”
  if (next?.plain === 'of' && speech.containers.has(singularOf(words[to]?.plain ?? '')))
    score += weights.holder;
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
    if (act > 0) return weights.furtherObject;
    return speech.keeps.has(verb) ? weights.keptObject : weights.firstObject;
  }
  if (anchor === 'of' || anchor === 'with' || anchor === 'for' || anchor === 'about') {
    const holder = words[before - 1]?.plain ?? '';
    if (anchor === 'of')
      return speech.containers.has(singularOf(holder)) || sets.appNouns.has(holder)
        ? weights.contained
        : 0.1;
    if (anchor === 'with') return weights.companion;
    // “costume hire for the carnival”: the occasion is not the subject.
    const isOfApp =
      sets.appNouns.has(holder) || (speech.bases.has(holder) && !speech.processes.has(holder));
    return isPerson ? 0 : isOfApp ? weights.forAfterApp : anchor === 'about' ? 1.5 : 0.4;
  }
  // “a guide to street art”
  if (anchor === 'to' && sets.appNouns.has(words[before - 1]?.plain ?? ''))
    return weights.forAfterApp;
  if (speech.little.settings.has(anchor)) return weights.setting;
  if (before >= start) return 0;
  // A fragment starts with its subject: “mileage claims for nurses”.
  if (segment?.before === 'start' && segment.from <= from)
    return isPerson ? 0.3 : words[from]?.sentence === 0 ? weights.lead : 0.8;
  return segment?.before === 'colon' || segment?.before === 'dash'
    ? weights.listed
    : weights.listed / 2;

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
