import { framesOf } from './frames';
import { done, type Hand, type Read } from './hand';
import { bared, capital, isSaid, textOf } from './names';
import { placeIn } from './places';
import { besides } from './verbs';
import { wordCount, type Token } from './tokens';
import { shownIn } from './visible';

const longest = 4;
const small = ['columnword', 'saying', 'called', 'on', 'the', 'more'] as const;

const nameIn = (said: readonly Token[], hand: Hand): readonly Token[] | undefined => {
  const quote = said.filter((token) => token.quote !== undefined);
  if (quote.length === 1) return quote;
  const name = bared(
    hand.spoken.rest(said, ...small).filter(({ plain }) => plain !== ':'),
    hand,
  );
  return name.length > 0 && wordCount(name) <= longest ? name : undefined;
};

interface Placing {
  said: readonly Token[];
  at: number;
  isBeside: boolean;
}

/** Reads the position of a new column: “after Varnish”, “between Sand and Varnish”, “at the front”. */
function placing(said: readonly Token[], titles: readonly string[], hand: Hand): Placing {
  const columnAt = (of: readonly Token[]) => {
    const name = nameIn(of, hand);
    return name ? titles.findIndex((title) => isSaid(name, title, hand)) : -1;
  };
  for (const { x, a } of framesOf(hand.spoken, 'between', said)) {
    const before = a ? columnAt(a) : -1;
    if (x && before >= 0) return { said: x, at: before + 1, isBeside: true };
  }
  const { rest, place, on } = placeIn(said, hand);
  const of = place && 'of' in place ? place.of : [];
  // “Drying after Sand” ends with the column, “after Sand, Drying” with the name.
  const ends = rest.length > 0 ? [of.length] : of.map((_, end) => end).slice(1);
  for (const end of ends) {
    const beside = columnAt(of.slice(0, end));
    if (beside < 0) continue;
    const name = rest.length > 0 ? rest : of.slice(end);
    return { said: name, at: place?.at === 'above' ? beside : beside + 1, isBeside: true };
  }
  const isFirst = place?.at === 'top' || place?.at === 'up';
  const isTaken = place ? !('of' in place) : on !== undefined;
  return { said: isTaken ? rest : said, at: isFirst ? 0 : titles.length, isBeside: false };
}

/** Columns of a board: “Drop the Waiting column”, “a column "Ready" after Doing”. */
export const columns: Read = (tokens, hand) => {
  const board = shownIn(hand.design)
    .map(({ component }) => component)
    .find((part) => part.type === 'kanban');
  if (board?.type !== 'kanban') return undefined;
  const { id: component, columns: titles } = board;
  const { spoken } = hand;
  const isColumn = spoken.has(tokens, 'columnword');
  const gone = isColumn ? besides(tokens, spoken, 'remove') : undefined;
  const old = gone && nameIn(gone, hand);
  const oldAt = old ? titles.findIndex((title) => isSaid(old, title, hand)) : -1;
  if (oldAt >= 0) return done({ op: 'row.remove', component, at: oldAt, list: 'columns' });
  const said =
    besides(tokens, spoken, 'add') ?? (isColumn ? besides(tokens, spoken, 'addloose') : undefined);
  if (!said) return undefined;
  const { said: named, at, isBeside } = placing(said, titles, hand);
  const name = isColumn || isBeside ? nameIn(named, hand) : undefined;
  if (!name) return undefined;
  const row = capital(textOf(name, hand)).slice(0, 40);
  return done({ op: 'row.add', component, at, list: 'columns', row });
};
