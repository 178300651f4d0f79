import type { AppLanguage } from '../../../content/app-language';
import type { ArchetypeName } from '../../../content/archetype-names';
import type { Finding } from '../../interpret/brief';
import type { Word } from '../../interpret/words';
import type { Reading, SubjectReading } from '../reading';
import { fitted, sparedIn } from './foreign-fit';
import { foreignLists, foreignRoles } from './foreign-lists';
import { foreignPhrases } from './foreign-phrases';
import type { GrammarSets, NounPhrase } from './noun-phrases';

type Archetypes = readonly Finding<ArchetypeName>[];

/** How mechanics and subjects are chosen among the nouns, as for English. */
interface Choosing {
  rank: (phrases: readonly NounPhrase[]) => Archetypes;
  choose: (
    phrases: readonly NounPhrase[],
    archetypes: Archetypes,
    spared: ReadonlySet<string>,
  ) => SubjectReading[];
}

/** Reads nouns, mechanics and roles of a text in a language other than English. What people do is not read. */
export function foreignReading(
  text: string,
  words: readonly Word[],
  sets: GrammarSets,
  language: AppLanguage,
  open: (at: number) => boolean,
  { rank, choose }: Choosing,
): Pick<Reading, 'archetypes' | 'subjects' | 'things' | 'facts' | 'acts' | 'roles'> {
  const phrases = foreignPhrases(text, words, sets, language, open);
  const archetypes = rank(phrases);
  const archetype = archetypes[0]?.value ?? 'tracker';
  const weighed = fitted(phrases, archetype);
  const subjects = choose(weighed, archetypes, sparedIn(phrases, archetype));
  const [subject] = subjects;
  return {
    archetypes,
    subjects,
    ...foreignLists(text, words, phrases, sets, subject),
    acts: [],
    roles: foreignRoles(text, words, phrases, subject?.one),
  };
}
