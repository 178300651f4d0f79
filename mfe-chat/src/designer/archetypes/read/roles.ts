import type { Finding } from '../../interpret/brief';
import type { Word } from '../../interpret/words';
import type { Act } from './acts';
import { singularOf, type GrammarSets, type NounPhrase } from './noun-phrases';
import type { Speech } from './speech';

/** Lower ranks are more likely the person who uses the app. */
const ranks = { speaker: 0, audience: 1, actor: 2, other: 3 } as const;
export const mostRoles = 4;

export function rolesIn(
  text: string,
  words: readonly Word[],
  phrases: readonly NounPhrase[],
  acts: readonly Act[],
  sets: GrammarSets,
  speech: Speech,
): Role[] {
  const covered = new Set(phrases.flatMap(({ from, to }) => [from, to]));
  const bare = words.flatMap(({ plain }, at): Person[] =>
    speech.people.has(plain) && !covered.has(at) && !sets.appNouns.has(words[at + 1]?.plain ?? '')
      ? [{ from: at, to: at, one: singularOf(plain), isFamily: false }]
      : [],
  );
  const named = phrases.flatMap(({ from, to, one, isPerson, known }): Person[] =>
    isPerson ? [{ from, to, one, isFamily: known?.category === 'family' }] : [],
  );
  const verbs = new Set(acts.map(({ verbAt }) => verbAt));
  const ranked = [...bare, ...named]
    .filter(({ one }) => !speech.little.anybody.has(one))
    .map((person) => ({ person, rank: rankOf(person) }))
    .filter(({ person, rank }) => rank < ranks.other || !person.isFamily)
    .toSorted((a, b) => a.rank - b.rank || a.person.from - b.person.from);
  const seen = new Set<string>();
  return ranked.flatMap(({ rank, person: { one, from, to } }) => {
    if (seen.has(one)) return [];
    seen.add(one);
    const at = words[from]?.at ?? 0;
    return [
      {
        value: one,
        words: text.slice(at, words[to]?.end ?? at),
        at,
        to,
        isUser: rank < ranks.other,
      },
    ];
  });

  function rankOf({ from, to }: Person): number {
    let before = from - 1;
    while (
      before >= 0 &&
      (sets.articles.has(words[before]?.plain ?? '') ||
        sets.adjectives.has(words[before]?.plain ?? ''))
    )
      before -= 1;
    const anchor =
      words[before]?.clause === words[from]?.clause ? (words[before]?.plain ?? '') : '';
    // “I am a nurse”, “us nurses”
    if (['am', 'im', 'us', 'we'].includes(anchor)) return ranks.speaker;
    const holder = words[before - 1]?.plain ?? '';
    if (anchor === 'for' && (sets.appNouns.has(holder) || before < 8)) return ranks.audience;
    if (anchor === 'by' || anchor === 'lets' || anchor === 'helps' || anchor === 'let')
      return ranks.audience;
    if (
      sets.appNouns.has(words[to + 1]?.plain ?? '') &&
      words[to + 1]?.clause === words[to]?.clause
    )
      return ranks.audience;
    let next = to + 1;
    while (speech.little.beforeVerbs.has(words[next]?.plain ?? '') && next < to + 3) next += 1;
    return verbs.has(next) ? ranks.actor : ranks.other;
  }
}

export interface Role extends Finding<string> {
  to: number;
  isUser: boolean;
}

interface Person {
  from: number;
  to: number;
  one: string;
  isFamily: boolean;
}

/** Categories of people who use an app rather than appear in it. */
const users: ReadonlySet<string> = new Set(['workers', 'customers', 'learners']);

export function foreignRoles(
  text: string,
  words: readonly Word[],
  phrases: readonly NounPhrase[],
  subject: string | undefined,
): Finding<string>[] {
  const seen = new Set<string>();
  return phrases
    .filter(({ one, known }) => known && users.has(known.category) && one !== subject)
    .flatMap(({ one, from, to }) => {
      if (seen.has(one)) return [];
      seen.add(one);
      const at = words[from]?.at ?? 0;
      return [{ value: one, words: text.slice(at, words[to]?.end ?? at), at }];
    })
    .slice(0, mostRoles);
}
