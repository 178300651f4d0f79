import { framesOf } from './frames';
import { done, type Read } from './hand';
import { bared, capital, textOf } from './names';
import { rowSaid } from './row-becomes';
import { itemsTitled } from './visible';

/** “Stilton is sold out”: the row says so. */
export const rowState: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  for (const { a, b } of framesOf(spoken, 'state', tokens)) {
    const state = b && spoken.find(b, 'rowstate');
    if (!a || !state || spoken.rest(b, 'rowstate', 'very', 'now', 'the', 'closing').length > 0)
      continue;
    const row = rowSaid(bared(a, hand), hand);
    if (!row) continue;
    const note = capital(textOf(b.slice(state.at, state.at + state.length), hand));
    return done(
      ...itemsTitled(design, row.title).map((each) => ({
        op: 'row.edit' as const,
        ...each,
        row: { note },
      })),
    );
  }
  return undefined;
};
