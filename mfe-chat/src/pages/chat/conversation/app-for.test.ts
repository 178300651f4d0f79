import { appFor } from './app-for';

test.each([
  ['A habit tracker that celebrates small wins', 'Small Wins'],
  ['A Mood Board for my flat', 'Pinned'],
  ['a mood journal', 'Dear Today'],
  ['Budget tracker for two', 'Pocket'],
  ['study planner', 'Semester'],
  ['Fitness app for beginners', 'Stride'],
  ['plan a trip with friends', 'Wander'],
])('"%s" is answered with %s', (text, name) => {
  expect(appFor(text)?.name).toBe(name);
});

test('a sentence that names none of them says so', () => {
  expect(appFor('make the sprout bloom')).toBeUndefined();
  expect(appFor('x'.repeat(4000))).toBeUndefined();
});
