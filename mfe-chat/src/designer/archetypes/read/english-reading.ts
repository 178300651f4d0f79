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
  /** What was learnt of subjects. */
  weights: AppLanguage['subjects'];
  analogy: Analogy | undefined;
  /** Words of style, quotes, names and products. */
  isSetAside: (at: number) => boolean;
  isTied: (at: number) => boolean;
  /** Words that name the kind of app. */
  isNamed: (at: number) => boolean;
}

/** Reads nouns, mechanics, facts, acts and roles of an English text. */
export function englishReading(
  { text, words, known, weights, analogy, isSetAside, isTied, isNamed }: English,
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
  const signs = wordsOfSigns(chosen.value, evidence);
  // “I restore sewing machines. I want …” says who somebody is; “I log my runs. …” is what the app does.
  const isOfTeller = (at: number) =>
    at === 1 &&
    /^(?:i|we)$/u.test(words[0]?.plain ?? '') &&
    words.at(-1)?.sentence !== words[0]?.sentence &&
    !signs.has(at);
  const subjects = subjectsOf(
    text,
    words,
    phrases,
    analogy,
    sets,
    {
      signs,
      archetype: chosen.value,
      // A “night nurse” is one of the “nurses”. Where people look for each other they are the records.
      users: new Set(
        ['network', 'swipe-match', 'club'].includes(chosen.value)
          ? []
          : words.flatMap(({ single }, at) => (users.has(single) ? [at] : [])),
      ),
    },
    weights,
  );
  const [subject] = subjects;
  return {
    archetypes,
    subjects,
    things: things.filter(
      // “swap textbooks”, of which the textbooks are the subject.
      ({ one, at, words: said }) =>
        one !== subject?.one && !(subject && subject.at >= at && subject.at < at + said.length),
    ),
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
      .filter(({ value }) => value !== subject?.one)
      .slice(0, mostRoles)
      .map(({ value, words: heard, at }) => ({ value, words: heard, at })),
  };
}
