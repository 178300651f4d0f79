import { done, type Hand, type Read } from './hand';
import { bared, capital, isSaid, textOf } from './names';
import { besides } from './verbs';
import type { Token } from './tokens';
import { shownIn } from './visible';

/** What stands besides the word for a column, where that is said. */
function columnSaid(tokens: readonly Token[], hand: Hand, verb: string) {
  const said = besides(tokens, hand.spoken, verb);
  if (!said || !hand.spoken.has(said, 'columnword')) return undefined;
  const name = bared(hand.spoken.rest(said, 'columnword', 'saying', 'called', 'on', 'the'), hand);
  return name.length > 0 && name.length <= 4 ? name : undefined;
}

/** “Drop the Waiting column”, “add a column Ready”: those of a board. */
export const columns: Read = (tokens, hand) => {
  const board = shownIn(hand.design)
    .map(({ component }) => component)
    .find((part) => part.type === 'kanban');
  if (board?.type !== 'kanban') return undefined;
  const { id: component, columns: titles } = board;
  const old = columnSaid(tokens, hand, 'remove');
  const at = old ? titles.findIndex((title) => isSaid(old, title, hand)) : -1;
  if (at >= 0) return done({ op: 'row.remove', component, at, list: 'columns' });
  const added = columnSaid(tokens, hand, 'add');
  if (!added) return undefined;
  const row = capital(textOf(added, hand)).slice(0, 40);
  return done({ op: 'row.add', component, at: titles.length, list: 'columns', row });
};
