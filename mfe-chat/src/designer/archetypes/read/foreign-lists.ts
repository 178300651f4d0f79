import type { Finding } from '../../interpret/brief';
import { isPictographic, type Word } from '../../interpret/words';
import type { SubjectReading } from '../reading';
import type { GrammarSets, NounPhrase } from './noun-phrases';

const most = 8;
/** Longest item of a list: words; letters where words have no spaces between them. */
const longest = { words: 4, letters: 10 };
const commas = /\s*[,，、،;；]\s*/u;
const sentence = /[.。!?！？؟\n]|$/u;

/** What a list after a colon names: facts where words for facts stand in it, else further things. */
export function foreignLists(
  text: string,
  words: readonly Word[],
  phrases: readonly NounPhrase[],
  sets: GrammarSets,
  subject: SubjectReading | undefined,
): { things: SubjectReading[]; facts: string[] } {
  const things = phrases.flatMap((phrase): SubjectReading[] => {
    const { from, to, known, one, many, isPerson } = phrase;
    const at = words[from]?.at ?? 0;
    return known && !isPerson && known.category === subject?.category && one !== subject.one
      ? [
          {
            value: one,
            words: text.slice(at, words[to]?.end ?? at),
            at,
            one,
            many,
            category: known.category,
            known,
          },
        ]
      : [];
  });
  const colon = /[:：]\s*/u.exec(text);
  if (!colon) return { things: once(things), facts: [] };
  const rest = text.slice(colon.index + colon[0].length);
  const items = rest
    .slice(0, sentence.exec(rest)?.index)
    .split(commas)
    .map((item) => item.trim());
  const isShort = (item: string) =>
    item.length > 0 &&
    (isPictographic(item)
      ? item.length <= longest.letters
      : item.split(/\s+/u).length <= longest.words);
  const short = items.filter(isShort);
  if (short.length < 2 || short.length * 2 < items.length)
    return { things: once(things), facts: [] };
  const telling = short.filter((item) =>
    wordsIn(words, text, item).some(({ plain }) => sets.generic.has(plain)),
  );
  return { things: once(things), facts: telling.length > 0 ? short.slice(0, most) : [] };
}

const wordsIn = (words: readonly Word[], text: string, item: string): Word[] => {
  const from = text.indexOf(item);
  return words.filter(({ at, end }) => at >= from && end <= from + item.length);
};

const once = (things: readonly SubjectReading[]): SubjectReading[] =>
  [...new Map(things.map((thing) => [thing.one, thing])).values()].slice(0, most);

/** People that the sentence names, in its order, save the one that the app is about. */
export function foreignRoles(
  text: string,
  words: readonly Word[],
  phrases: readonly NounPhrase[],
  subject: string | undefined,
): Finding<string>[] {
  const roles = phrases
    .filter(({ isPerson, one }) => isPerson && one !== subject)
    .map(({ one, from, to }) => {
      const at = words[from]?.at ?? 0;
      return { value: one, words: text.slice(at, words[to]?.end ?? at), at };
    });
  return [...new Map(roles.map((role) => [role.value, role])).values()].slice(0, 3);
}
