import type { ArchetypeName } from '../../../content/archetype-names';
import type { Word } from '../../interpret/words';
import type { GrammarSets, NounPhrase } from './noun-phrases';

export interface Mechanics {
  archetype: ArchetypeName;
  /** Words that name the archetype, rarely its subject: “inventory”, “skip the line”. */
  signs: ReadonlySet<number>;
  users: ReadonlySet<number>;
}

export function featuresOf(
  words: readonly Word[],
  phrases: readonly NounPhrase[],
  phrase: NounPhrase,
  { articles, adjectives }: GrammarSets,
  { archetype, signs }: Mechanics,
): ReadonlySet<string> {
  const { from, to, known, isPerson } = phrase;
  const { plain = '', single, clause } = words[to] ?? {};
  const whole = phrases.find((each) => each.from <= from && each.to >= to) ?? phrase;
  const starts = [...new Set(phrases.map((each) => each.from))];
  const place = starts.indexOf(whole.from);
  const beside = (at: number) => (words[at]?.clause === clause ? words[at]?.plain : undefined);
  let before = from - 1;
  while (articles.has(beside(before) ?? '') || adjectives.has(beside(before) ?? '')) before -= 1;
  const article = beside(from - 1) ?? '';
  const category = known?.category ?? '?';
  const own = [
    `#${category}`,
    ...(isPerson ? ['person'] : []),
    // “a notebook for dreams”: the word before “for” names the app.
    ...(signs.has(to) ? ['sign', `sign>${beside(to + 1)}`] : []),
  ];
  return new Set([
    ...own,
    ...own.map((each) => `${each}/${archetype}`),
    `<${beside(before) ?? ''}${isPerson ? ' person' : ''}`,
    `<<${beside(before - 1)}`,
    `>${beside(to + 1) ?? ''}`,
    `>>${beside(to + 2)}`,
    `clause ${Math.min(4, clause ?? 0)}`,
    `=${plain.slice(0, 4)}`,
    `_${plain.slice(-3)}`,
    `@${Math.min(4, place)}`,
    `@${Math.min(4, place)}/${archetype}`,
    `${phrase.one.endsWith(plain) ? 'one' : 'many'} ${articles.has(article) ? article : ''}`,
    ...(place === starts.length - 1 ? ['last'] : []),
    ...(whole.to > to ? ['head-cut'] : []),
    ...(whole.from < from ? ['tail'] : []),
    ...(words.some((word, at) => at !== to && word.single === single)
      ? [isPerson ? 'people-again' : 'again']
      : []),
    ...(words[from]?.sentence ? ['later'] : []),
  ]);
}
