/** @jest-environment node */
import { amountIn } from '../model/amounts';
import { capital } from './context';
import { numbersIn } from './numbers-in';

test.each([
  ['en', '£', 12.5, '£12.50'],
  ['en', '€', 3800, '€3,800'],
  ['de', '€', 12.5, '12,50\u00a0€'],
  ['de', '$', 3800, '3.800\u00a0$'],
  ['fr', '£', 3800, '3\u00a0800\u00a0£'],
  ['pt', '€', 7, '€\u00a07'],
  ['tr', '€', 12.5, '€12,50'],
  ['ar', '€', 12.5, '12.50\u00a0€'],
  ['fa', '$', 7, '$\u00a07'],
  ['de', 'kr', 12.5, '12,50 kr'],
  ['ja', '¥', 1200, '¥1200'],
])('formats an amount in %s: %s %d is %s', (language, unit, amount, written) => {
  expect(amountIn(language, unit, amount)).toBe(written);
});

test('formats amounts and figures of a screen, but not names and times', () => {
  const screen = {
    id: 'a-1.5',
    rows: [{ value: '+€18.4' }, { value: '5.2 km' }, { value: '8,214' }, { value: '9:30' }],
    note: 'Noch €1,284 bis 12.05',
    hours: 2.5,
  };
  expect(numbersIn(screen, 'de')).toEqual({
    id: 'a-1.5',
    rows: [{ value: '+18,40\u00a0€' }, { value: '5,2 km' }, { value: '8.214' }, { value: '9:30' }],
    note: 'Noch 1.284\u00a0€ bis 12.05',
    hours: 2.5,
  });
});

test('capitalises by the rules of the language', () => {
  expect(capital('işler', 'tr')).toBe('İşler');
  expect(capital('işler', 'en')).toBe('Işler');
});
