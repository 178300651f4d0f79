import { interpret } from '../interpret/interpret';
import type { KindName } from '../interpret/kinds';
import type { Component } from '../model/components';
import { composed, contentOf } from './composed.fixture';

const partsOf = (idea: string): Component[] =>
  composed(interpret(idea)).screens.flatMap(({ components }) => components);
const packOf = (kind: KindName, idea: string) =>
  contentOf({ ...interpret(idea), kind: { value: kind, words: '', at: -1 } }).pack;
const textOf = (idea: string): string => JSON.stringify(partsOf(idea));
const find = <Type extends Component['type']>(idea: string, type: Type) =>
  partsOf(idea).find((part): part is Extract<Component, { type: Type }> => part.type === type);

test('a subject within a kind has its own records, nouns and fields', () => {
  const idea = 'an app for beekeepers to log hive inspections';
  expect(textOf(idea)).toContain('East hive');
  expect(textOf(idea)).not.toContain('Milk the does');
  const fields = partsOf(idea).flatMap((part) => (part.type === 'field' ? [part.label] : []));
  expect(fields).toEqual(['Name', 'Queen', 'Frames']);
});

test('a kind without a named subject keeps its own content', () => {
  expect(textOf('an app for my farm animals')).toContain('Milk the does');
});

test('uses phrases of one language in its translator', () => {
  expect(find('a translator for Japanese phrases', 'phrases')).toMatchObject({
    to: 'Translation',
    pairs: expect.arrayContaining([{ from: 'Where is the station?', to: 'Eki wa doko desu ka' }]),
  });
  expect(find('a translator for the phone', 'phrases')).toMatchObject({ to: 'Português' });
});

test('uses a subject’s own questions on its cards', () => {
  const cards = find('learn for the driving theory test with flashcards', 'flash-cards');
  expect(JSON.stringify(cards)).not.toContain('Osmosis');
});

test('shows no days and no packing list for travel apps that are not about a trip', () => {
  const idea = 'museum audio guide with a map';
  expect(interpret(idea).kind.value).toBe('travel');
  expect(textOf(idea)).not.toContain('Passports');
  expect(textOf('a trip to Lisbon')).toContain('Passports');
  expect(textOf('stops of our road trip in a camper van')).not.toContain('Passports');
});

test('hides “I’m coming” for events without attendees', () => {
  const idea = 'my insurance policies with documents and the claims';
  const cards = Array.from({ length: 12 }, (_, at) => textOf(`${idea} ${'!'.repeat(at)}`)).join();
  expect(cards).toContain('"visit-card"');
  expect(cards).not.toContain('I am coming');
});

test('draws a route between places that never crosses itself', () => {
  const map = find('a delivery route for our vans with a map', 'place-map');
  expect(map?.route).toBe(true);
  const pins = map?.pins ?? [];
  const side = (a: number, b: number, c: number) => {
    const [p, q, r] = [pins[a], pins[b], pins[c]];
    if (!p || !q || !r) throw new Error('There are fewer pins than five.');
    return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  };
  const crosses = (one: number, other: number) =>
    side(one, one + 1, other) !== side(one, one + 1, other + 1) &&
    side(other, other + 1, one) !== side(other, other + 1, one + 1);
  for (let one = 0; one < pins.length - 3; one += 1)
    for (let other = one + 2; other < pins.length - 1; other += 1)
      expect(crosses(one, other)).toBe(false);
  expect(pins.length).toBeGreaterThan(3);
});

test.each([
  ['plants', 'a plant care app, not for vegetables'],
  ['podcast', 'a podcast player without true crime'],
  ['chat', 'a group chat app with custom stickers'],
  ['drawing', 'a drawing app where kids draw animals'],
] as const)('%s: “%s” selects no subject by ruled-out or similar words', (kind, idea) => {
  expect(packOf(kind, idea)).toBeUndefined();
});

test.each([
  ['plants', 'a plant care app for vegetables'],
  ['podcast', 'a true crime podcast player'],
] as const)('%s: “%s” selects a subject', (kind, idea) => {
  expect(packOf(kind, idea)).toBeDefined();
});

test('treats a trip with hotels and museums as a trip', () => {
  expect(textOf('a trip to Rome with hotels, museums and a packing list')).toContain('Rome');
});

test('asks for each field once in a form', () => {
  const labels = partsOf('an app about protein with a form: protein, weight and time').flatMap(
    (part) => (part.type === 'field' || part.type === 'stepper' ? [part.label.toLowerCase()] : []),
  );
  expect(labels.length).toBeGreaterThan(1);
  expect(new Set(labels).size).toBe(labels.length);
});
