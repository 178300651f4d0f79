import { addedTo, findComponent, type Phone } from '../phone';

export function countOf(phone: Phone, listId: string) {
  const list = findComponent(phone, listId, 'checklist');
  const planned = list?.tasks.map((task) => task.done) ?? [];
  const added = addedTo(phone, listId).map(() => false);
  const states = [...planned, ...added].map((done, index) =>
    phone.value(`${listId}/${index}`, done),
  );
  return { done: states.filter(Boolean).length, all: states.length };
}
