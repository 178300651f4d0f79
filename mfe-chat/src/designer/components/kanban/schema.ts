import * as z from 'zod/mini';
import { component, within } from '../../model/component';
import { index, some, tint, word } from '../../model/parts';

export const schema = component(
  'kanban',
  {
    columns: some(word, 5, 2),
    cards: some(z.strictObject({ title: word, note: word, tint, column: index }), 16),
    move: word,
    none: word,
  },
  ({ cards, columns }) =>
    cards.map(({ column }, index) => within(['cards', index, 'column'], column, columns)),
);
