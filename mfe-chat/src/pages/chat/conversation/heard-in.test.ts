import { heardIn } from './heard-in';

test.each([
  ['photo, and', 'photo'],
  ['invoices, a task to send a reminder', 'reminder'],
  ['show them on a map', 'map'],
  ['sign up', 'sign up'],
  ['charts', 'charts'],
])('“%s” is shown as “%s”', (words, shown) => {
  expect(heardIn([{ value: 'chart', words, at: 0 }])).toEqual([
    { words: shown, features: ['chart'] },
  ]);
});
