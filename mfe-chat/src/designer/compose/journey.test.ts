/** @jest-environment node */
import { completed, composed, contentOf, kindAtHand } from './composed.fixture';
import { domainFor } from './domain-for';
import { journeyFor } from './journey';
import { interpret } from '../interpret/interpret';
import { readTrip } from '../interpret/read-trip';
import type { AppDesign } from '../model/app-design';

const same = (key: string) => key;
const found = <Value>(value: Value) => ({ value, words: '', at: 0 });
const briefOf = (text: string) => ({ ...interpret(text), kind: found('travel' as const) });

function journeyOf(text: string) {
  const brief = completed(briefOf(text));
  const { kind, trip } = contentOf(brief);
  if (!('journey' in kind) || !trip) throw new Error(`“${text}” is no journey.`);
  return journeyFor(kind, trip, brief, same);
}
function toPlace(text: string) {
  const { kind, name } = briefOf(text);
  const travel = kindAtHand({ kind });
  if (!('journey' in travel)) throw new Error('Travel has no journeys.');
  return readTrip(text, travel, name?.value, same).place.value;
}

test.each([
  ['weekend in Kyoto', 'Kyoto'],
  ['a weekend in kyoto with two friends', 'Kyoto'],
  ['plan our trip to Marrakech', 'Marrakesh'],
  ['3 days in rome with friends', 'Rome'],
  ['Itinerary for our honeymoon in New Zealand', 'New Zealand'],
  ['Paris weekend planner', 'Paris'],
  ['trip planner: we go to Tallinn, then home', 'Tallinn'],
  ['Plan our ski trip to Zermatt in January', 'Zermatt'],
  ['viaje a Sevilla con amigos', 'Sevilla'],
  ['Eine Reise nach Wien mit Packliste', 'Wien'],
  ['voyage à Rome avec carte', 'Rome'],
  ['rencana liburan ke Bali', 'Bali'],
])('“%s” leads to %s', (text, place) => {
  expect(toPlace(text)).toBe(place);
});

const handful = ['Lisbon', 'Kyoto', 'Marrakesh', 'Naxos', 'Chamonix'];

test.each([
  'Family trip planner',
  'trip planner for my school in winter',
  'travel to work, days in a row',
  'Trip to <script>alert(1)</script> |x|',
  'Road trip app in English',
  'plan a trip in June',
  'a trip app called Wander',
])('“%s” names no place and leads to one of a few', (text) => {
  expect(handful).toContain(toPlace(text));
});

test('varies the destination when no place is named', () => {
  const places = ['trip planner', 'travel app', 'holiday plans', 'pack for a trip', 'our journey'];
  expect(new Set(places.map(toPlace)).size).toBeGreaterThan(2);
});

test.each([...handful, 'Oslo'])('stops in %s have days, icons and details', (place) => {
  const { entries, facts, next, headline } = domainFor(
    completed(briefOf(`trip to ${place}`)),
    contentOf(briefOf(`trip to ${place}`)),
    same,
  );
  expect([next, headline]).toEqual([place, `${place} in two weeks.`]);
  expect(entries).toHaveLength(12);
  expect([...new Set(entries.map(({ group }) => group))]).toEqual([
    'Tue 2',
    'Wed 3',
    'Thu 4',
    'Fri 5',
  ]);
  for (const entry of entries) {
    expect(entry.facts).toHaveLength(facts.length);
    expect(entry.icon).toBeDefined();
  }
  if (place !== 'Lisbon') expect(JSON.stringify(entries)).not.toMatch(/Lisbon|Sintra|\{\}/);
});

test('a weekend has a Friday, a Saturday and a Sunday, and is in the future', () => {
  const { records, dates } = journeyOf('trip planner for a weekend in Kyoto');
  const groups = new Set(records.records.map(({ group }) => group));
  expect([...groups]).toEqual(['Fri 5', 'Sat 6', 'Sun 7']);
  expect(records.figure.caption).toBe('days until Kyoto');
  expect(dates).toBe('5 to 7 June');
});

test('an app about Kyoto names no other place', () => {
  const brief = interpret('trip planner for Kyoto with a map, a list, details and the weather');
  const design: AppDesign = composed(brief);
  const text = JSON.stringify(design.screens);
  expect(text).toContain('Gates of Fushimi Inari');
  expect(text).not.toMatch(/Lisbon|Sintra|Marrakesh|Naxos/);
});
