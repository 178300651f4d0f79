/** @jest-environment node */
import { releasedSource } from '../../content/released-source';
import { designFrom } from '../design-from';
import type { AppDesign } from '../model/app-design';
import type { Component } from '../model/components';

const made = async (idea: string): Promise<AppDesign> =>
  (await designFrom(idea, { content: releasedSource })).design;
const partsOf = (design: AppDesign): Component[] =>
  design.screens.flatMap(({ components }) => components);
const factsOf = (design: AppDesign): string[] =>
  partsOf(design).flatMap((part) =>
    part.type === 'detail' ? (part.records[0]?.facts.map(({ label }) => label) ?? []) : [],
  );

test('turns a list, including its questions, into facts of the record', async () => {
  const facts = factsOf(await made('Scuba dive logbook. Depth, bottom time, buddy, what I saw.'));
  expect(facts).toEqual(expect.arrayContaining(['Depth', 'Bottom time', 'Buddy', 'What I saw']));
});

test('asks for counts with a stepper and for yes/no facts with a choice', async () => {
  const design = await made(
    'I keep hives. For each inspection: was the queen seen, how many frames of brood, mite count.',
  );
  const inputs = partsOf(design).flatMap((part) =>
    part.type === 'stepper' || part.type === 'choice' ? [`${part.type}: ${part.label}`] : [],
  );
  expect(inputs).toEqual(
    expect.arrayContaining(['choice: Was the queen seen', 'stepper: Frames of brood']),
  );
});

test('does not read an act as a fact: “mark as paid”', async () => {
  const facts = factsOf(await made('rota of ringers. name, phone, choose the date, mark as paid'));
  expect(facts).toEqual(expect.arrayContaining(['Name', 'Phone']));
  expect(facts.filter((label) => /choose|mark/i.test(label))).toEqual([]);
});

test('invents no kinds and no ratios for an unknown noun', async () => {
  const design = await made('a log of my zithers with the humidity and the tuning');
  const types = partsOf(design).map(({ type }) => type);
  expect(types).not.toContain('gauges');
  expect(types).not.toContain('masonry');
  expect(JSON.stringify(design)).not.toMatch(/For later|From last week/);
});

test('calculates the ratios of groups from the records', async () => {
  const design = await made('keep track of my houseplants and tools, with charts');
  const shares = partsOf(design).flatMap((part) => (part.type === 'gauges' ? part.gauges : []));
  expect(shares.map(({ share }) => share)).toEqual([2 / 6, 2 / 6, 1 / 6]);
  expect(shares.map(({ note }) => note)).toEqual(['2 / 6', '2 / 6', '1 / 6']);
});

test.each([
  [
    'I am a night nurse on a ward. I need an app for us nurses to hand over the patients of each bed',
    /nurse/,
  ],
  ['Dear Sir or Madam, our chess club wants to challenge members', /sir|madam/],
])('%s: does not make these people the subject', async (idea, them) => {
  expect((await made(idea)).domain.one).not.toMatch(them);
});

test('adds no button for what somebody else does', async () => {
  const design = await made(
    'Uber for locksmiths. You see who is coming and what it will cost before he touches the door.',
  );
  expect(JSON.stringify(design)).not.toContain('Touch');
});

test('shows an optional screen with its button, or neither', async () => {
  const [without, asked] = [
    await made('a logbook of my scuba dives'),
    await made('a logbook of my scuba dives with a feed for friends'),
  ];
  const labels = (design: AppDesign) => JSON.stringify(partsOf(design));
  expect(without.screens.map(({ id }) => id)).not.toContain('together');
  expect(labels(without)).not.toContain('Share with someone');
  expect(asked.screens.map(({ id }) => id)).toContain('together');
});

test('shows the details of a record before its pictures', async () => {
  const design = await made(
    'A directory of wild swimming spots. For each spot: water temperature, depth, a photo, and whether it smelled.',
  );
  const record = design.screens.find(({ id }) => id === 'detail');
  const types = record?.components.map(({ type }) => type) ?? [];
  expect(types).toContain('masonry');
  expect(types.indexOf('detail')).toBeLessThan(types.indexOf('masonry'));
});

test('gives each unit of a converter a unique code, even for names with markup', async () => {
  const { design } = await designFrom('<b>bold</b> {{x}}', {
    content: releasedSource,
    choice: { archetype: 'utility' },
  });
  const converter = partsOf(design).find(({ type }) => type === 'converter');
  const codes = converter?.type === 'converter' ? converter.units.map(({ code }) => code) : [];
  expect(codes.length).toBeGreaterThan(1);
  expect(new Set(codes).size).toBe(codes.length);
});

test('makes a log for a vague sentence', async () => {
  expect((await made('A plant app with a calendar')).archetype).toBe('tracker');
});

test('adds a button for what people do in the app, not for their occupation', async () => {
  const labels = async (idea: string) =>
    JSON.stringify((await made(idea)).screens.map(({ components }) => components));
  const restorer = 'I restore old sewing machines. For each machine: make, year, what I spent.';
  expect(await labels(restorer)).not.toContain('Restore old sewing machines');
  expect(await labels('I want to restore old sewing machines, with parts on order.')).toContain(
    'Restore old sewing machines',
  );
});

test('shows a year of four digits for the fact “year”', async () => {
  const design = await made(
    'I restore sewing machines. For each machine: make, year, what I spent.',
  );
  const record = partsOf(design).find(({ type }) => type === 'detail');
  const facts = record?.type === 'detail' ? (record.records[0]?.facts ?? []) : [];
  expect(facts.find(({ label }) => label === 'Year')?.value).toMatch(/^(?:19|20)\d\d$/);
});

test.each([
  ['Keep track of who owes what in our shared house, it’s Maya, Tom, Ife and Jonas.', 'Tom'],
  ['Tide and surf conditions for three beaches: Croyde, Saunton and Putsborough.', 'Saunton'],
])('listed names are no screens: %s', async (idea, name) => {
  const { screens, tabs } = await made(idea);
  expect([
    ...screens.map((screen) => screen.name),
    ...tabs.map(({ label }) => label),
  ]).not.toContain(name);
});

test.each([
  ['sheep lambing record, big buttons, my hands are always dirty', 'Hand'],
  [
    'Repair Cafe check-in desk. People bring a toaster, lamp, zip, bike etc. Would like a running total of kilos saved from landfill.',
    'Kilo',
  ],
  ['Football team coach: who is free, lifts. Don’t show scores or a league table', 'League'],
  ['Ich leite einen Verein und möchte eine App für unsere Kaninchen und ihre Besitzer', 'Leiter'],
])('a noun that is only mentioned, ruled out or a verb names no screen: %s', async (idea, noun) => {
  const names = (await made(idea)).screens.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith(noun))).toEqual([]);
});

test.each([
  ['Duolingo for Morse code, for cub scouts. Bright, bouncy', 'Cub'],
  ['Somewhere to put a line of dialogue down in under five seconds, and who said it', 'Second'],
])('an unknown noun alone is no list: %s', async (idea, noun) => {
  const names = (await made(idea)).screens.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith(noun))).toEqual([]);
});

test('a compound of the subject is no second list', async () => {
  const { screens } = await made(
    'app for my beehives, 6 hives, when I looked in, was the queen seen, how many frames',
  );
  expect(screens.map(({ name }) => name)).not.toContain('Beehives');
});

test('“don’t forget” rules nothing out', async () => {
  const design = await made('I need an app so I don’t forget my vaccinations');
  expect(JSON.stringify([design.name, design.screens])).toMatch(/vaccination/i);
});

test.each([
  ['Lesson planner: I teach French, Spanish and German', '"title":"French"'],
  ['A rota for our café staff, we are open Monday, Wednesday and Saturday', '"title":"Monday"'],
  [
    'An app for my café, where customers can see the menu, opening hours and address',
    'Where customers',
  ],
])('days, languages and relative clauses are no names or facts: %s', async (idea, said) => {
  expect(JSON.stringify((await made(idea)).screens)).not.toContain(said);
});

test('the English questions are not read in German', async () => {
  const design = await made('Reparaturbuch für Fahrräder: Datum, Kunde, was kaputt ist, Preis');
  expect(JSON.stringify(design.screens)).not.toMatch(
    /"label":"Was kaputt ist","value":"(?:Ja|Nein)"/,
  );
});
