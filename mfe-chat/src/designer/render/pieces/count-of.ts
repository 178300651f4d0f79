import { findComponent, type Phone } from '../phone';
import { addedRows, checkedRow } from '../shared-state';

/** Counts ticked rows, including added ones. */
export function countOf(phone: Phone, listId: string) {
  const list = findComponent(phone, listId, 'checklist');
  const planned = list?.tasks.map((task) => task.done) ?? [];
  const added = addedRows(phone, listId)[0].added.map(() => false);
  const states = [...planned, ...added].map(
    (done, index) => checkedRow(phone, listId, index, done)[0].done,
  );
  return { done: states.filter(Boolean).length, all: states.length };
}
