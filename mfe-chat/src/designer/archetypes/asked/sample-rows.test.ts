/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releasedSource } from '../../../content/released-source';
import type { SampleRowsFile } from '../../../content/sample-rows.schema';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import type { Reading, SubjectReading } from '../reading';
import { recordsFor } from './companions';
import { askedIn } from './with-missing';

const { rows } = JSON.parse(
  readFileSync(path.join(__dirname, '../../../../content/languages/en/sample-rows.json'), 'utf8'),
) as SampleRowsFile;

const made = async (idea: string): Promise<AppDesign> =>
  (await designFrom(idea, { content: releasedSource })).design;
const partsOf = ({ screens }: AppDesign) => screens.flatMap(({ components }) => components);
const rowsOf = (design: AppDesign) =>
  partsOf(design).flatMap((part) => (part.type === 'list' ? part.rows : []));
const factsOf = (design: AppDesign) =>
  partsOf(design).flatMap((part) => (part.type === 'detail' ? (part.records[0]?.facts ?? []) : []));

test('shows the facts that records of a known noun have, though the sentence names none', async () => {
  const labels = factsOf(await made('vinyl record collection catalogue')).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Genre', 'Artist']));
});

test('gives a compound of its own the facts of its last word, but not the records', async () => {
  const [known, own] = [await made('log of my climbs'), await made('log of my cupboard climbs')];
  const titles = (design: AppDesign) => rowsOf(design).map(({ title }) => title);
  expect(factsOf(own).map(({ label }) => label)).toContain('Grade');
  expect(titles(own).some((title) => titles(known).includes(title))).toBe(false);
});

test.each([
  ['strava for swimmers', 'swim'],
  ['climbing logbook', 'climb'],
])('%s: keeps what people do', async (idea, one) => {
  expect((await made(idea)).domain.one).toBe(one);
});

test('has as many different records as the sentence counts', async () => {
  const design = await made('an inventory of my 9 kayaks');
  const [records] = partsOf(design).flatMap((part) =>
    part.type === 'detail' ? [part.records] : [],
  );
  expect(new Set(records?.map(({ title }) => title)).size).toBe(9);
});

test.each([
  ['candles', 'Scent', 0],
  ['race pigeons', 'Ring', 6],
])(
  'an inventory of my %s: labels all values of “%s” in rows, or none',
  async (nouns, label, most) => {
    const rows = rowsOf(await made(`an inventory of my ${nouns}`));
    const labelled = new Set(
      rows.filter(({ note = '' }) => note.includes(label)).map(({ title }) => title),
    );
    expect(labelled.size).toBe(most);
  },
);

test('shows records of a noun that several fields of life use only if the sentence names no other', async () => {
  const [alone, beside] = [
    await made('my rehearsals'),
    await made('our brass band with rehearsals'),
  ];
  const titles = (design: AppDesign) => JSON.stringify(partsOf(design));
  expect(titles(alone)).toContain('Act 2, orchard scenes');
  expect(titles(beside)).not.toContain('Act 2, orchard scenes');
});

test('adds lists to records of one’s own after the usual screens, and takes the place of none', async () => {
  const own = await made('an app for my beehives');
  const names = own.screens.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Hive inspections', 'Honey harvests', 'Profile']));
  expect(own.tabs.map(({ label }) => label)).not.toContain('Hive inspections');
  const customers = await made('barber shop booking app');
  expect(customers.screens.map(({ name }) => name)).not.toContain('Clients');
});

const noun = (one: string, category?: string): SubjectReading => ({
  one,
  many: `${one}s`,
  value: one,
  words: one,
  at: 0,
  known: undefined,
  category,
});

test.each([
  ['swimmer', 'swim'],
  ['climbing', 'climb'],
  ['fishing', undefined],
  ['painter', undefined],
])('“%s” stands for records only if its stem is an act', async (one, record) => {
  const app = (await releasedSource.app('en'))!;
  expect((await recordsFor(noun(one), app, releasedSource))?.one).toBe(record);
});

test('photos are facts in texts of any length, people only where the language has no rows', async () => {
  const { texts } = (await releasedSource.app('en'))!;
  const factsIn = (language: string, length: number) =>
    askedIn(
      { facts: [], brief: { seed: 1, text: 'x'.repeat(length) }, language } as unknown as Reading,
      [noun('photo'), noun('price'), noun('neighbour', 'community'), noun('plumber', 'workers')],
      { texts },
    ).facts;
  expect(factsIn('en', 40)).toEqual(['photo', 'price']);
  expect(factsIn('en', 400)).toEqual(['photo']);
  expect(factsIn('de', 400)).toEqual(['photo', 'price', 'plumber']);
});

test('the first two facts of rows are understood without their labels', () => {
  const unclear = Object.entries(rows).filter(([, { rows: lines }]) =>
    lines.some(
      ([, first = '', second = '']) => /^(?:yes|no)$/i.test(first) || /^(?:yes|no)$/i.test(second),
    ),
  );
  expect(unclear.map(([noun]) => noun)).toEqual([]);
});
