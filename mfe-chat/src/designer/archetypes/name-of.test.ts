/** @jest-environment node */
import { releasedSource } from '../../content/released-source';
import { designFrom } from '../design-from';

const nameFor = async (idea: string) =>
  (await designFrom(idea, { content: releasedSource })).design.name;

test.each([
  ['glider maintenance log for our flying club', 'Glider Maintenance Log'],
  ['A canoe reservation app for the lake club where members pick a boat', 'Canoe Reservation'],
  ['App for the repair cafe at our library. Visitors bring broken things.', 'Repair Cafe'],
])('names the app by the first words of the sentence: %s', async (idea, name) => {
  expect(await nameFor(idea)).toBe(name);
});

test('finds another name if the sentence does not start with one', async () => {
  const name = await nameFor('I keep bees and want to log each inspection with weight and mood');
  expect(name).not.toMatch(/keep bees/iu);
  expect(name.length).toBeLessThanOrEqual(40);
});
