import type { SingleOperation } from '../operation';
import { framesOf } from './frames';
import { done, type Read } from './hand';
import { bared } from './names';
import { isNoun } from './row-becomes';
import { recordList } from './record-list';
import { shownIn } from './visible';

/** “Sort by name”: the rows of the list of records, one after the other to its place. */
export const sort: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  const isAsked = ['sort', 'sortof'].some((intent) =>
    [...framesOf(spoken, intent, tokens)].some(({ x }) => {
      const rest = x ? bared(spoken.rest(x, 'rowword', 'part:list', 'the', 'it'), hand) : [];
      return rest.length === 0 || isNoun(rest, hand);
    }),
  );
  const list = recordList(design);
  const component = shownIn(design).find((shown) => shown.component.id === list?.id)?.component;
  if (!isAsked || !component) return undefined;
  const rows =
    component.type === 'list'
      ? component.rows
      : component.type === 'checklist'
        ? component.tasks
        : [];
  const now = rows.map(({ title }) => title);
  const wanted = now.toSorted((one, other) => one.localeCompare(other, design.language));
  const moves: SingleOperation[] = [];
  for (const [to, title] of wanted.entries()) {
    const from = now.indexOf(title, to);
    if (from === to) continue;
    now.splice(to, 0, ...now.splice(from, 1));
    moves.push({ op: 'row.move', component: component.id, from, to });
  }
  return moves.length > 0 ? done(...moves) : undefined;
};
