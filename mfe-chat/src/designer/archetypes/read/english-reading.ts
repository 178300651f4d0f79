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

export interface English {
  text: string;
  words: readonly Word[];
  known: ReadingWords;
  weights: AppLanguage['subjects'];
  analogy: Analogy | undefined;
  isSetAside: (at: number) => boolean;
  isTied: (at: number) => boolean;
  isNamed: (at: number) => boolean;
}

const longestTitle = 4;
const afterTitle = /^(?:for|with|that|which|where|to|so|in|at|on|apps?)$/u;

/** Returns the words that name the app at the start of a text: “Boat booking for a rowing club”. */
function titleIn(
  words: readonly Word[],
  { sets }: ReadingWords,
  isClosed: (at: number) => boolean,
): string | undefined {
  const from = words.findIndex(
    ({ plain }) =>
      !/^(?:app|for)$/u.test(plain) && !sets.articles.has(plain) && !sets.adjectives.has(plain),
  );
  const named: string[] = [];
  for (const { plain, clause } of words.slice(Math.max(0, from))) {
    if (clause !== words[from]?.clause || afterTitle.test(plain)) break;
    if (isClosed(from + named.length) || sets.closed.has(plain) || named.length >= longestTitle)
      return undefined;
    named.push(plain);
  }
  return named.length > 1 ? named.join(' ') : undefined;
}

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
  // All archetypes are ranked, so there is a first one.
  const chosen = archetypes[0]!;
  const people = rolesIn(text, words, phrases, acts, sets, speech);
  const users = new Set(people.flatMap(({ to, isUser }) => (isUser ? [words[to]?.single] : [])));
  const signs = wordsOfSigns(chosen.value, evidence);
  // “I restore sewing machines. I want …” describes the person; “I log my runs. …” describes the app.
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
      // A “night nurse” is one of the “nurses”. In these archetypes people are the records.
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
    title: titleIn(words, known, (at) => isSetAside(at) || verbs.has(at)),
    things: things.filter(
      // “swap textbooks”, with the textbooks as the subject.
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
