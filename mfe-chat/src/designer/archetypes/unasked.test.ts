import { releasedSource } from '../../content/released-source';
import { designFrom } from '../design-from';
import type { AppDesign } from '../model/app-design';

const made = async (idea: string): Promise<AppDesign> =>
  (await designFrom(idea, { content: releasedSource })).design;
const typesOf = ({ screens }: AppDesign) =>
  screens.flatMap(({ components }) => components.map(({ type }) => type));
const namesOf = ({ screens }: AppDesign) => screens.map(({ name }) => name);
const rowsOf = ({ screens }: AppDesign) =>
  screens
    .flatMap(({ components }) => components)
    .flatMap((part) => (part.type === 'list' ? part.rows : []));

test('shows dues of a club only if the sentence names them, but meetings always', async () => {
  expect(namesOf(await made('a club for kite flyers, who is coming'))).not.toContain('Dues');
  expect(namesOf(await made('a club for kite flyers that collects dues'))).toContain('Dues');
  const [home] = (await made('a club for kite flyers, who is coming')).screens;
  expect(JSON.stringify(home)).toContain('Who is coming');
  expect(JSON.stringify(home)).not.toMatch(/overdue/i);
});

test('shows a streak only if the sentence asks for one', async () => {
  expect(typesOf(await made('track my soap curing'))).not.toContain('streak');
  expect(typesOf(await made('track my soap curing with a streak'))).toContain('streak');
});

test('gives records of an unknown noun no place names', async () => {
  const rows = rowsOf(await made('inventory of blorbs'));
  expect(rows.length).toBeGreaterThan(5);
  for (const { title } of rows)
    expect(title).not.toMatch(/Harbour|Mill|Gate|Market|Riverside|Hilltop|Road|Street|Lane/);
});

test('shows no prices for turns between neighbours', async () => {
  const design = await made('snow clearing turns between neighbours, whose turn is it');
  expect(JSON.stringify(design.screens)).not.toMatch(/\$\d/);
});

test('uses the category of a noun only in archetypes that suit it', async () => {
  const design = await made('split the money in our honey pot');
  expect(JSON.stringify(design.screens)).not.toMatch(/oven|dishwasher|wash up/i);
});
