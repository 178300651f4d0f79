import { isPictographic, type Word } from '../../interpret/words';
import type { SubjectReading } from '../reading';
import { isPlace } from './foreign-fit';
import type { GrammarSets, NounPhrase } from './noun-phrases';

const most = 8;
/** Longest item of a list: words; letters where words have no spaces between them. */
const longest = { words: 4, letters: 10 };
const commas = /\s*[,，、،;；]\s*/u;
const sentence = /[.。!?！？؟\n]|$/u;

/** Further things that the sentence names, and what a list after its colon says is kept of each. */
export function foreignLists(
  text: string,
  words: readonly Word[],
  phrases: readonly NounPhrase[],
  sets: GrammarSets,
  subject: SubjectReading | undefined,
): { things: SubjectReading[]; facts: string[] } {
  const items = listIn(text).map((item) => ({ item, at: text.indexOf(item) }));
  const isTelling = ({ item, at }: Item) =>
    words.some(
      (word) => word.at >= at && word.end <= at + item.length && sets.generic.has(word.plain),
    );
  const isThing = ({ item, at }: Item) =>
    phrases.some(({ from, known }) => {
      const start = words[from]?.at ?? 0;
      return known !== undefined && start >= at && start < at + item.length;
    });
  const areFacts = items.some(isTelling) || items.filter(isThing).length * 2 < items.length;
  const isListed = (start: number) =>
    items.some(({ item, at }) => start >= at && start < at + item.length);
  const things = phrases.flatMap((phrase): SubjectReading[] => {
    const { from, to, known, one, many, isPerson } = phrase;
    const at = words[from]?.at ?? 0;
    const isKept = known !== undefined && (isListed(at) ? !areFacts : !isPlace(phrase));
    return isKept && !isPerson && one !== subject?.one
      ? [
          {
            value: one,
            words: text.slice(at, words[to]?.end ?? at),
            at,
            one,
            many,
            category: known?.category,
            known,
          },
        ]
      : [];
  });
  return {
    things: once(things),
    facts: areFacts ? items.map(({ item }) => item).slice(0, most) : [],
  };
}

interface Item {
  item: string;
  at: number;
}

/** The items of the list after the first colon; none where most of it is no list. */
function listIn(text: string): string[] {
  const colon = /[:：]\s*/u.exec(text);
  if (!colon) return [];
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
  return short.length < 2 || short.length * 2 < items.length ? [] : short;
}

const once = (things: readonly SubjectReading[]): SubjectReading[] =>
  [...new Map(things.map((thing) => [thing.one, thing])).values()].slice(0, most);
