import type { AppLanguage } from '../../../content/app-language';
import type { Word } from '../../interpret/words';
import type { ReadSubjects } from '../reading';
import type { Analogy } from './analogy';
import { rankArchetypes, wordsOfSigns, type RankWith } from './choose-archetype';
import type { NounPhrase } from './noun-phrases';
import { readEnglish } from './read-english';
import type { ReadingWords } from './reading-words';
import { mostRoles, rolesIn } from './roles';
import { subjectsOf } from './subjects';

/** An English text, and how its words may be read. */
export interface English {
  text: string;
  words: readonly Word[];
  known: ReadingWords;
  signs: AppLanguage['signs'];
  analogy: Analogy | undefined;
  /** Words of style, quotes, names and products. */
  isSetAside: (at: number) => boolean;
  isTied: (at: number) => boolean;
  /** Words that name the kind of app. */
  isNamed: (at: number) => boolean;
}

/** Reads nouns, mechanics, facts, acts and roles of an English text. */
export function englishReading(
  { text, words, known, signs, analogy, isSetAside, isTied, isNamed }: English,
  evidenceOf: (
    phrases: readonly NounPhrase[],
    verbs: ReadonlySet<number>,
    firstVerb: number | undefined,
  ) => RankWith,
): ReadSubjects {
  const { sets, speech } = known;
  const { phrases, verbs, acts, things, facts, listEnds } = readEnglish(
    text,
    words,
    known,
    isSetAside,
    isTied,
    isNamed,
  );
  const evidence = { ...evidenceOf(phrases, verbs, acts[0]?.verbAt), listEnds };
  const archetypes = rankArchetypes(evidence);
  // Every archetype is ranked.
  const chosen = archetypes[0]!;
  const people = rolesIn(text, words, phrases, acts, sets, speech);
  const users = new Set(people.flatMap(({ to, isUser }) => (isUser ? [words[to]?.single] : [])));
  const own = signs[chosen.value]?.categories ?? {};
  const ofChosen = wordsOfSigns(chosen.value, evidence);
  // “I restore sewing machines. I want …” says who somebody is; “I log my runs. …” is what the app does.
  const isOfTeller = (at: number) =>
    at === 1 &&
    /^(?:i|we)$/u.test(words[0]?.plain ?? '') &&
    words.at(-1)?.sentence !== words[0]?.sentence &&
    !ofChosen.signs.has(at);
  const subjects = subjectsOf(text, words, phrases, analogy, sets, {
    ...ofChosen,
    // A “night nurse” is one of the “nurses”.
    people: new Set(words.flatMap(({ single }, at) => (users.has(single) ? [at] : []))),
    isRecord: (category = '') => (own[category] ?? 0) >= 0.5,
    isOfPeers: ['network', 'swipe-match', 'club'].includes(chosen.value),
  });
  return {
    archetypes,
    subjects,
    things: things.filter(({ one }) => one !== subjects[0]?.one),
    facts,
    acts: acts.map(({ value, words: heard, at, verb, verbAt, object, from, to }) => ({
      value,
      words: heard,
      at,
      verb,
      object,
      // “choose a time”, not “sell them directly”
      isWay:
        from <= to &&
        to < from + 4 &&
        !speech.states.has(verb) &&
        !isOfTeller(verbAt) &&
        words.slice(from, to + 1).every(({ plain }) => !sets.closed.has(plain)),
    })),
    roles: people
      .filter(({ value }) => value !== subjects[0]?.one)
      .slice(0, mostRoles)
      .map(({ value, words: heard, at }) => ({ value, words: heard, at })),
  };
}
