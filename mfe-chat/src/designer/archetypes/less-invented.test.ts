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

test('a list of what is kept becomes facts of the record, questions among it', async () => {
  const facts = factsOf(await made('Scuba dive logbook. Depth, bottom time, buddy, what I saw.'));
  expect(facts).toEqual(expect.arrayContaining(['Depth', 'Bottom time', 'Buddy', 'What I saw']));
});

test('what is counted is a number, and whether something is so a yes or no', async () => {
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

test('what people do is no fact: “mark as paid”', async () => {
  const facts = factsOf(await made('rota of ringers. name, phone, choose the date, mark as paid'));
  expect(facts).toEqual(expect.arrayContaining(['Name', 'Phone']));
  expect(facts.filter((label) => /choose|mark/i.test(label))).toEqual([]);
});

test('of a thing that nothing is known of, no kinds and no shares are made up', async () => {
  const design = await made('a log of my zithers with the humidity and the tuning');
  const types = partsOf(design).map(({ type }) => type);
  expect(types).not.toContain('gauges');
  expect(types).not.toContain('masonry');
  expect(JSON.stringify(design)).not.toMatch(/For later|From last week/);
});

test('shares of groups are those of the records', async () => {
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
])('%s: it is not about them', async (idea, them) => {
  expect((await made(idea)).domain.one).not.toMatch(them);
});

test('what somebody else does is no button', async () => {
  const design = await made(
    'Uber for locksmiths. You see who is coming and what it will cost before he touches the door.',
  );
  expect(JSON.stringify(design)).not.toContain('Touch');
});

test('a screen that only some sentences ask for comes with its button, or neither', async () => {
  const [without, asked] = [
    await made('a logbook of my scuba dives'),
    await made('a logbook of my scuba dives with a feed for friends'),
  ];
  const labels = (design: AppDesign) => JSON.stringify(partsOf(design));
  expect(without.screens.map(({ id }) => id)).not.toContain('together');
  expect(labels(without)).not.toContain('Share with someone');
  expect(asked.screens.map(({ id }) => id)).toContain('together');
});

test('what a record is comes before a wall of its pictures', async () => {
  const design = await made(
    'A directory of wild swimming spots. For each spot: water temperature, depth, a photo, and whether it smelled.',
  );
  const record = design.screens.find(({ id }) => id === 'detail');
  const types = record?.components.map(({ type }) => type) ?? [];
  expect(types).toContain('masonry');
  expect(types.indexOf('detail')).toBeLessThan(types.indexOf('masonry'));
});

test('what a converter converts has a code of its own, whatever the names begin with', async () => {
  const { design } = await designFrom('<b>bold</b> {{x}}', {
    content: releasedSource,
    choice: { archetype: 'utility' },
  });
  const converter = partsOf(design).find(({ type }) => type === 'converter');
  const codes = converter?.type === 'converter' ? converter.units.map(({ code }) => code) : [];
  expect(codes.length).toBeGreaterThan(1);
  expect(new Set(codes).size).toBe(codes.length);
});

test('a sentence that says next to nothing gets a log', async () => {
  expect((await made('A plant app with a calendar')).archetype).toBe('tracker');
});

test('what somebody does for a living is no button, what they do in the app is', async () => {
  const labels = async (idea: string) =>
    JSON.stringify((await made(idea)).screens.map(({ components }) => components));
  const restorer = 'I restore old sewing machines. For each machine: make, year, what I spent.';
  expect(await labels(restorer)).not.toContain('Restore old sewing machines');
  expect(await labels('I want to restore old sewing machines, with parts on order.')).toContain(
    'Restore old sewing machines',
  );
});

test('a year is a year', async () => {
  const design = await made(
    'I restore sewing machines. For each machine: make, year, what I spent.',
  );
  const record = partsOf(design).find(({ type }) => type === 'detail');
  const facts = record?.type === 'detail' ? (record.records[0]?.facts ?? []) : [];
  expect(facts.find(({ label }) => label === 'Year')?.value).toMatch(/^(?:19|20)\d\d$/);
});
