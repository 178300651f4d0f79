import { framesOf } from './frames';
import { done, type Read } from './hand';
import { bared, capital, textOf } from './names';
import { rowSaid } from './row-becomes';
import { recordList } from './record-list';
import { rowTitle } from './row-title';
import { wordCount } from './tokens';
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

/** “Put fire lighting back”: a row by that name again, where there is none. */
export const rowBack: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  for (const { x } of framesOf(spoken, 'putback', tokens)) {
    const name = x && bared(x, hand);
    if (!name || wordCount(name) > 4 || spoken.has(name, 'it', 'screen', 'tab')) continue;
    if (spoken.named(name, 'part').length > 0) continue;
    if (rowSaid(name, hand)) return done({ op: 'design.rename', name: design.name });
    const list = recordList(design);
    if (!list) continue;
    const row = { title: rowTitle(name, hand) };
    return done({ op: 'row.add', component: list.id, at: list.count, row });
  }
  return undefined;
};
