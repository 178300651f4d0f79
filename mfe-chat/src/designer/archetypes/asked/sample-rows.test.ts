/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';

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

test.each(['strava for swimmers', 'swimming log'])('%s: keeps swims', async (idea) => {
  expect((await made(idea)).domain.one).toBe('swim');
});

test('has as many different records as the sentence counts', async () => {
  const design = await made('an inventory of my 9 kayaks');
  const [records] = partsOf(design).flatMap((part) =>
    part.type === 'detail' ? [part.records] : [],
  );
  expect(new Set(records?.map(({ title }) => title)).size).toBe(9);
});

test('labels all values of a fact in rows, or none: no “Queen 2” beside “Not seen”', async () => {
  const design = await made('log of my climbs');
  for (const part of partsOf(design)) {
    if (part.type !== 'list') continue;
    const labelled = part.rows.filter(({ note = '' }) => note.includes('Attempts'));
    expect([0, part.rows.length]).toContain(labelled.length);
  }
});
