import { begin, commit, redo, settle, undo } from './history';

test('undo and redo walk back and forth', () => {
  const two = commit(commit(begin('a'), 'b'), 'c');
  expect(undo(two).present).toBe('b');
  expect(undo(undo(two)).present).toBe('a');
  expect(redo(undo(undo(two))).present).toBe('b');
});

test('at either end nothing happens', () => {
  expect(undo(begin('a')).present).toBe('a');
  expect(redo(commit(begin('a'), 'b')).present).toBe('b');
});

test('a new step forgets what was undone', () => {
  const back = undo(commit(begin('a'), 'b'));
  expect(redo(commit(back, 'c')).present).toBe('c');
});

test('one gesture is one step, the next gesture another', () => {
  const first = commit(commit(begin(0), 1, 'drag'), 2, 'drag');
  expect(undo(first).present).toBe(0);
  const second = commit(settle(first), 3, 'drag');
  expect(undo(second).present).toBe(2);
});

test('the same value is no step', () => {
  const start = begin('a');
  expect(commit(start, 'a')).toBe(start);
});

test('a hundred steps are kept', () => {
  let history = begin(0);
  for (let step = 1; step <= 150; step += 1) history = commit(history, step);
  expect(history.past).toHaveLength(100);
  expect(history.past[0]).toBe(50);
});
