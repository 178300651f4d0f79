import type { AppLanguage } from '../../../content/app-language';
import type { Word } from '../../interpret/words';
import type { ReadSubjects } from '../reading';
import { foreignLists } from './foreign-lists';
import { foreignNounsOf } from './foreign-nouns';
import { foreignPhrases } from './foreign-phrases';
import { listIn } from './listed';
import type { GrammarSets, NounPhrase } from './noun-phrases';
import { foreignRoles } from './roles';
import type { Mechanics } from './subject-features';

export interface Foreign {
  text: string;
  words: readonly Word[];
  sets: GrammarSets;
  language: AppLanguage;
  open: (at: number) => boolean;
  isFact: (item: string) => boolean;
}

/** Reads nouns, archetype and roles, but no acts; `rank` and `choose` are shared with English. */
export function foreignReading(
  { text, words, sets, language, open, isFact }: Foreign,
  rank: (phrases: readonly NounPhrase[]) => ReadSubjects['archetypes'],
  choose: (phrases: readonly NounPhrase[], mechanics: Mechanics) => ReadSubjects['subjects'],
): ReadSubjects {
  // “instruments (tambour, flûte)” is one item.
  const items = listIn(text.replaceAll(/\([^)]*\)/gu, (all) => ' '.repeat(all.length)));
  const isListed = (at: number) => {
    const { at: start = -1 } = words[at] ?? {};
    return items.some(({ at: from, item }) => start >= from && start < from + item.length);
  };
  const isUpper = ({ at }: Word) => /^\p{Lu}/u.test(text.slice(at));
  // German nouns are capitalised where anything is: “ich leite einen Verein” names no ladder.
  const hasCapitals =
    language.code === 'de' &&
    words.filter((word, at) => word.sentence === words[at - 1]?.sentence && isUpper(word)).length >
      1;
  const isNoun = (at: number) => open(at) && !(hasCapitals && !isUpper(words[at]!));
  const found = foreignPhrases(text, words, sets, language, isNoun);
  const hasHead = found.some(({ from }) => !isListed(from));
  const phrases = found.map((phrase) =>
    hasHead && isListed(phrase.from) ? { ...phrase, score: phrase.score - 1.2 } : phrase,
  );
  const archetypes = rank(phrases);
  const archetype = archetypes[0]?.value ?? 'tracker';
  const named = new Set(language.signs[archetype]?.nouns ?? []);
  const subjects = choose(phrases, {
    archetype,
    signs: new Set(
      phrases.flatMap(({ one, many, to }) => (named.has(one) || named.has(many) ? [to] : [])),
    ),
    users: new Set(),
  });
  const [subject] = subjects;
  return {
    archetypes,
    subjects,
    ...foreignLists(
      items,
      { text, words, sets, nouns: foreignNounsOf(language), code: language.code },
      phrases,
      language.grammar,
      subject,
      isFact,
    ),
    roles: foreignRoles(text, words, phrases, subject?.one),
  };
}
