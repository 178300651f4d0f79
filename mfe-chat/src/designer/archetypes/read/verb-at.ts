import type { Word } from '../../interpret/words';
import { singularOf, type GrammarSets } from './noun-phrases';
import { isPossessive } from './possessive';
import type { Segment } from './segments';
import type { Speech } from './speech';

export interface Place {
  segment: Segment;
  /** Index of the first word of the verb: of “pre” in “pre-order”. */
  start: number;
  goesOn: boolean;
  hasVerb: boolean;
  isItem: boolean;
  person: ReadonlySet<number>;
  nouns: ReadonlySet<number>;
}

export function verbAt(
  text: string,
  words: readonly Word[],
  sets: GrammarSets,
  speech: Speech,
  at: number,
  { segment, start, goesOn, hasVerb, isItem, person, nouns }: Place,
): string | undefined {
  const word = words[at];
  if (!word) return undefined;
  const { plain } = word;
  // “my dad's stamp collection”
  if (isPossessive({ text, words }, at - 1)) return undefined;
  let cue = start - 1;
  while (cue > segment.from && speech.little.between.has(words[cue]?.plain ?? '')) cue -= 1;
  const before = cue >= segment.from ? (words[cue]?.plain ?? '') : '';
  const last = start > segment.from ? (words[start - 1]?.plain ?? '') : '';
  const base = speech.bases.get(plain);
  if (base === undefined) {
    // “to mow”: a known noun never directly follows “to”.
    const isUnknownVerb =
      ['to', 'can', 'i', 'we'].includes(last) &&
      /^[a-z]{3,}[^s]$/u.test(plain) &&
      (!nouns.has(at) || last === 'i' || last === 'we') &&
      !plain.endsWith('ly') &&
      !sets.closed.has(plain) &&
      !sets.articles.has(plain) &&
      !sets.adjectives.has(plain) &&
      !sets.generic.has(plain);
    return isUnknownVerb ? plain : undefined;
  }
  const next = at < segment.to ? words[at + 1] : undefined;
  const opensObject =
    next !== undefined &&
    (sets.articles.has(next.plain) ||
      sets.adjectives.has(next.plain) ||
      text[next.end] === '-' ||
      // “report repairs”: the second word is a noun.
      (next.plain.endsWith('s') && speech.bases.has(next.plain)) ||
      nouns.has(at + 1) ||
      // “skaters tap "In"”
      /["“«]/u.test(text.slice(word.end, next.at)) ||
      speech.questions.has(next.plain) ||
      speech.little.particles.has(next.plain) ||
      speech.little.pronouns.has(next.plain));
  if (plain.endsWith('ing') && plain !== base) {
    if (['are', 'is', 'am', 'be'].includes(last)) return base;
    const isFor = ['for', 'of', 'by', 'about', 'with', 'without'].includes(last);
    // “climbing logbook” climbs no logbook.
    const isOfThing = opensObject && !sets.appNouns.has(next.plain);
    return (isFor || (last === '' && (goesOn || at === segment.from))) && (isOfThing || goesOn)
      ? base
      : undefined;
  }
  if (plain === base) {
    if (['to', 'can', 'could', 'should', 'will', 'must', 'may', 'who'].includes(last)) return base;
    if (speech.little.modals.has(before) || speech.little.between.has(last)) return base;
    if (isActor(words, speech, person, start - 1, segment.from) && !hasVerb)
      return opensObject ||
        next === undefined ||
        !nouns.has(at) ||
        (next !== undefined && speech.little.loose.has(next.plain))
        ? base
        : undefined;
    if (
      isHelped(words, speech, start, segment.from) &&
      (opensObject || speech.little.prepositions.has(next?.plain ?? ''))
    )
      return base;
    // “Players see their hero”, “carriers book a slot”, “boats tell restaurants”
    const isTold =
      start > segment.from &&
      singularOf(last) !== last &&
      !sets.closed.has(last) &&
      next !== undefined &&
      (sets.articles.has(next.plain) ||
        speech.questions.has(next.plain) ||
        (speech.verbs.has(base) && !nouns.has(at) && singularOf(next.plain) !== next.plain));
    if (isTold && !hasVerb) return base;
    if (start !== segment.from) return undefined;
    const isOrder = (following: Word | undefined) =>
      speech.verbs.has(base) &&
      following !== undefined &&
      !sets.appNouns.has(following.plain) &&
      !speech.little.prepositions.has(following.plain);
    // “lift engineers”, “volunteer rota”: a noun before a noun.
    const isPlain = speech.verbs.has(base) || sets.articles.has(next?.plain ?? '');
    // “lend and swap tools”, “borrow, give back”: verbs with one object or none.
    const isBare = next === undefined || speech.little.particles.has(next.plain);
    const other = words[at + 1]?.plain === 'and' ? words[at + 2]?.plain : words[at + 1]?.plain;
    const isOne = isItem || goesOn || speech.bases.has(other ?? '');
    if (isBare && isOne && speech.verbs.has(base) && !nouns.has(at)) return base;
    if (segment.before === 'start')
      return (opensObject && (isPlain || !nouns.has(at + 1) || sets.adjectives.has(next.plain))) ||
        isOrder(next)
        ? base
        : undefined;
    // “practice nights” in a list is a noun.
    const isNoun = nouns.has(at) || (isItem && next !== undefined && !speech.verbs.has(base));
    if (isNoun && !sets.articles.has(next?.plain ?? '') && !speech.questions.has(next?.plain ?? ''))
      return undefined;
    if (goesOn || isItem) return opensObject || (next === undefined && goesOn) ? base : undefined;
    return opensObject && next !== undefined && sets.articles.has(next.plain) ? base : undefined;
  }
  // “the customer shares a location, sees a price”, “our choir needs an app”
  if (plain.endsWith('s') && !nouns.has(at) && opensObject && (goesOn || speech.asks.has(base)))
    return base;
  // “the nurse wants to see it”
  if (
    plain.endsWith('s') &&
    start > segment.from &&
    next?.plain === 'to' &&
    speech.states.has(base)
  )
    return base;
  // “the app shows pairings”
  if (last === 'app' && plain.endsWith('s') && next) return base;
  // “our hospice sends volunteers”: a singular noun before it makes “sends” a verb.
  const isOfOne = nouns.has(at - 1) && at - 1 >= segment.from && singularOf(last) === last;
  if (plain.endsWith('s') && !nouns.has(at) && !hasVerb && opensObject && isOfOne)
    if (speech.verbs.has(base) && !sets.appNouns.has(next?.plain ?? '')) return base;
  // “who rings on Sunday”, “a nurse checks the bed”, “the crew checks the van”
  if (
    plain.endsWith('s') &&
    !hasVerb &&
    at > segment.from &&
    sets.articles.has(next?.plain ?? '') &&
    !speech.little.prepositions.has(last)
  )
    return base;
  // “a nurse records it, the manager approves”
  if (person.has(start - 1) && !hasVerb && next === undefined && at > segment.from) return base;
  return ['who', 'that', 'which'].includes(last) ||
    (opensObject && !hasVerb && person.has(start - 1))
    ? base
    : undefined;
}

/** “lets clinics find doctors”: an act of the people whom the app helps. */
function isHelped(words: readonly Word[], speech: Speech, at: number, start: number): boolean {
  for (let before = at - 1; before >= Math.max(start, at - 8); before -= 1)
    if (speech.little.helping.has(words[before]?.plain ?? '')) return before < at - 1;
  return false;
}

/** Plural actors: “carers record fluids”, “midwives on the labour ward note contractions”. */
function isActor(
  words: readonly Word[],
  speech: Speech,
  person: ReadonlySet<number>,
  at: number,
  start: number,
): boolean {
  const isMany = (index: number) => {
    const { plain = '' } = words[index] ?? {};
    return person.has(index) && (singularOf(plain) !== plain || speech.little.many.has(plain));
  };
  if (at < start) return false;
  if (isMany(at)) return true;
  return isMany(start) && ['on', 'in', 'at', 'from', 'of'].includes(words[start + 1]?.plain ?? '');
}
