import type { Grammar } from '../../../content/grammar.schema';
import type { Enumerated } from '../reading';

const item = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’ -]{0,27}?`;

/** Words of a holder that stand before its noun. */
const lastWords = (text: string, articles: ReadonlySet<string>): string => {
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  const holder: string[] = [];
  for (const word of words.toReversed()) {
    if (holder.length === 2 || articles.has(word.toLowerCase())) break;
    holder.unshift(word);
  }
  return holder.join(' ');
};

/** Lists of names for a noun: “voice part (soprano, alto, tenor, bass)”, “sentences for washing, eating and pain”; alternatives: “tea, coffee or cocoa”. */
export function enumeratedIn(
  text: string,
  { such = [], joins = [], or = [], articles, closed }: Grammar,
): Enumerated[] {
  const stops = new Set([...articles, ...closed]);
  const all = [...joins, ...or];
  const listWith = (joined: string) =>
    String.raw`(${item}(?:\s*[,،、]\s*${item})*)${joined}(?=\s*(?:[.;:)!?\n]|$|[,،、]))`;
  const lastAfter = (words: readonly string[]) =>
    String.raw`\s*[,،、]?\s(?:${words.join('|')})\s(${item})`;
  const named = (opener: string, list: string) =>
    new RegExp(`([^.;:()\\n]{3,80}?)\\s*${opener}${list}`, 'giu');
  const found = [
    ...text.matchAll(
      named(String.raw`\(`, listWith(all.length > 0 ? `(?:${lastAfter(all)})?` : '()')),
    ),
    ...(such.length > 0 && all.length > 0
      ? text.matchAll(
          named(String.raw`(?<!\p{L})(?:${such.join('|')})\s`, listWith(lastAfter(all))),
        )
      : []),
  ].map(([, before = '', items = '', end]) => ({ holder: lastWords(before, stops), items, end }));
  const others =
    or.length > 0
      ? [...text.matchAll(new RegExp(listWith(lastAfter(or)), 'giu'))].map(
          ([, items = '', end]) => ({
            holder: '',
            items,
            end,
          }),
        )
      : [];
  const taken = new Set<string>();
  return [...found, ...others].flatMap(({ holder, items, end }) => {
    const listed = [...items.split(/\s*[,،、]\s*/u), ...(end ? [end] : [])].map((each) =>
      each.trim(),
    );
    const isName = (each: string) =>
      each.split(' ').length < (holder === '' ? 3 : 4) &&
      !stops.has(each.split(' ')[0]?.toLowerCase() ?? '');
    // “who brings what, starter, main, dessert or drinks”: the list begins behind what is none of it.
    const names =
      holder === '' ? listed.slice(listed.findLastIndex((each) => !isName(each)) + 1) : listed;
    const isNew = names.every((each) => !taken.has(each));
    if (names.length < 3 || !names.every(isName) || !isNew) return [];
    for (const each of names) taken.add(each);
    return [{ holder, items: names.slice(0, 8) }];
  });
}

/** A scale: “how stiff she was from 1 to 5”. */
export function scaleIn(fact: string): { label: string; items: string[] } | undefined {
  const scale =
    /^(.{3,40}?)\s*[,(]?\s*(?:\p{L}+\s)?(\d)\s*(?:[-–]|\p{L}{1,3})\s*(\d{1,2})\)?$/iu.exec(fact);
  const [, label = '', from, to] = scale ?? [];
  const [least, most] = [Number(from), Number(to)];
  if (!scale || !(most > least) || most - least > 9) return undefined;
  return {
    label,
    items: Array.from({ length: most - least + 1 }, (_, step) => String(least + step)),
  };
}
