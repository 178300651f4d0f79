import { emptyBrief } from '../interpret/brief';
import { choose } from './chosen';
import type { Reading } from './reading';

const finding = <Value extends string>(value: Value) => ({ value, words: value, at: 0 });
const subject = (value: string) => ({
  ...finding(value),
  one: value,
  many: `${value}s`,
  category: undefined,
  known: undefined,
});
const reading: Reading = {
  brief: { ...emptyBrief, features: [finding('calendar'), finding('map')] },
  archetypes: [finding('queue'), finding('booking'), finding('shifts')],
  isAnalogy: false,
  subjects: [subject('barber'), subject('chair')],
  roles: [finding('customer'), finding('owner')],
  screens: [],
  tabs: [],
  quotes: [],
  home: [],
  language: 'en',
  currency: 'USD',
};
const values = (findings: readonly { value: string }[]) => findings.map(({ value }) => value);

test('without a choice the reading stays as it is', () => {
  expect(choose(reading, {})).toEqual(reading);
});

test('the chosen archetype and subject come first, the others stay in order', () => {
  const chosen = choose(reading, { archetype: 'shifts', subject: 'chair' });
  expect(values(chosen.archetypes)).toEqual(['shifts', 'queue', 'booking']);
  expect(values(chosen.subjects)).toEqual(['chair', 'barber']);
});

test('a choice that was not read changes nothing', () => {
  expect(choose(reading, { archetype: 'wallet', subject: 'boat' })).toEqual(reading);
});

test('a subject can be removed', () => {
  expect(choose(reading, { subject: null }).subjects).toEqual([]);
});

test('a removed feature is ruled out', () => {
  const { brief } = choose(reading, { without: ['map'] });
  expect(values(brief.features)).toEqual(['calendar']);
  expect(values(brief.excluded)).toEqual(['map']);
});

test('roles stay in the chosen order', () => {
  expect(values(choose(reading, { roles: ['owner'] }).roles)).toEqual(['owner']);
  expect(values(choose(reading, { roles: ['owner', 'customer'] }).roles)).toEqual([
    'owner',
    'customer',
  ]);
});
