import type { Finding } from '../../interpret/brief';
import type { Word } from '../../interpret/words';
import type { NounPhrase } from './noun-phrases';

const introduces: ReadonlySet<string> = new Set([
  'for',
  'by',
  'between',
  'with',
  'and',
  'or',
  'connect',
  'connects',
  'connecting',
  'help',
  'helps',
  'helping',
  'lets',
  'let',
  'as',
  'where',
  'am',
  'are',
  'to',
  'of',
]);
const follows: ReadonlySet<string> = new Set([
  'who',
  'that',
  'can',
  'to',
  'track',
  'want',
  'need',
  'see',
  'book',
  'and',
  'with',
]);
const qualifiers: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'our',
  'my',
  'local',
  'verified',
  'freelance',
  'young',
  'busy',
  'two',
  'small',
  'independent',
  'amateur',
  'professional',
  'other',
  'all',
]);

/** People that the sentence names as users: after “for”, “used by”, “between”, or before a verb. At most three. */
export function rolesIn(
  text: string,
  words: readonly Word[],
  phrases: readonly NounPhrase[],
  subject: string | undefined,
): Finding<string>[] {
  const isUser = ({ from, to }: NounPhrase) => {
    const before = words[from - 1]?.plain ?? '';
    const anchor = qualifiers.has(before) ? (words[from - 2]?.plain ?? '') : before;
    return introduces.has(anchor) || follows.has(words[to + 1]?.plain ?? '') || from === 0;
  };
  const found = phrases.filter(
    (phrase) => phrase.isPerson && phrase.one !== subject && isUser(phrase),
  );
  const seen = new Set<string>();
  return found
    .flatMap(({ one, from, to }) => {
      if (seen.has(one)) return [];
      seen.add(one);
      const at = words[from]?.at ?? 0;
      return [{ value: one, words: text.slice(at, words[to]?.end ?? at), at }];
    })
    .slice(0, 3);
}
