import { colorsReader } from './colors/read-colors';
import { interpret } from './interpret';
import { completed } from '../compose/composed.fixture';

const values = (found: readonly { value: string }[]) => found.map(({ value }) => value);

test.each([
  ['an app called Bloom for my garden', 'Bloom'],
  ['call it pebble. A mood tracker', 'pebble'],
  ['Eine App namens Blüte', 'Blüte'],
  ['「Bloom」という植物アプリ', 'Bloom'],
  ['uygulama "Çiçek" adlı bitkiler', 'Çiçek'],
  ['build an app named "Tiny <b>Farm</b>" for goats', 'Tiny Farm'],
  ['Fernweh - a travel diary', 'Fernweh'],
])('"%s" is named %s', (text, name) => {
  expect(interpret(text).name?.value).toBe(name);
});

test.each(['call the waiter', 'so called experts', 'a list of people called every day'])(
  '"%s" names nothing',
  (text) => {
    expect(interpret(text).name).toBeUndefined();
  },
);

test.each([
  ['Screens: Home, Stats, Profile.', ['Home', 'Stats', 'Profile']],
  ['a tab bar with Today, Plan and Me', ['Today', 'Plan', 'Me']],
  ['with a home page, a list and a settings page', ['Home', 'Settings']],
  ['3 screens: 1. Home 2. Details 3. About', ['Home', 'Details', 'About']],
])('"%s" names its screens', (text, screens) => {
  expect(values(completed(interpret(text)).screens)).toEqual(screens);
});

test('reads whether the app has tabs or a stack of screens', () => {
  expect(interpret('with a bottom navigation').navigation?.value).toBe('tabs');
  expect(interpret('transactions in a hamburger menu').navigation?.value).toBe('stack');
  expect(interpret('a plant app').navigation).toBeUndefined();
});

test('reads mode, style words and colours', () => {
  const brief = interpret(
    'a minimal, glassy habit app in dark mode with a teal accent and #0a8 buttons',
    undefined,
    colorsReader(),
  );
  expect(brief.mode?.value).toBe('dark');
  expect(values(brief.styles)).toEqual(['minimal', 'glassy']);
  expect(values(brief.colors)).toEqual(['#0f8a8a', '#00aa88']);
});

test('ignores a colour or "dark" that describes a thing', () => {
  const brief = interpret('log dark chocolate, green tea and red wine');
  expect(brief.mode).toBeUndefined();
  expect(brief.colors).toEqual([]);
});

test('reads counts by noun', () => {
  expect(interpret('5 habits and three reminders, one list').counts).toEqual({
    habits: 5,
    reminders: 3,
  });
});

test('puts fields that the text lists first', () => {
  const [workout] = completed(interpret('Track my workouts: sets, reps, weight')).entities;
  expect(workout?.plural).toBe('workouts');
  expect(workout?.fields.map(({ name }) => name).slice(0, 3)).toEqual(['sets', 'reps', 'weight']);
});
