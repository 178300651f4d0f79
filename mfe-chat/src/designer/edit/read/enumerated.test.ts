import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { answerEdit } from '../answer-edit';
import { apply } from '../apply';
import { shownIn } from './visible';

const options = { content: releasedSource };

async function changed(idea: string, said: string) {
  const { design } = await designFrom(idea, options);
  const answer = await answerEdit(design, said, options);
  if (answer.as !== 'change') return { design, after: design, as: answer.as };
  const { operations } = answer;
  return { design, after: apply(design, { op: 'several', operations }), as: answer.as };
}

const partsOf = (design: AppDesign) => shownIn(design).map(({ component }) => component);
const recordsIn = (design: AppDesign) =>
  partsOf(design).flatMap((part) => (part.type === 'detail' ? part.records : []));
const factsIn = (design: AppDesign, name: string) =>
  recordsIn(design).flatMap(({ facts }) =>
    facts.filter(({ label }) => label === name).map(({ value }) => value),
  );

test.each([
  'weather should be gale, drizzle, thunder',
  'weather sunny, weather light rain, come on. Gale, drizzle, thunder',
  'the weather is gale, drizzle, thunder. not light rain',
])('“%s” sets the values of a fact in every record', async (said) => {
  const { design, after } = await changed('fishing diary. lure, weather, spot, story', said);
  expect(factsIn(design, 'Weather')).not.toContain('Gale');
  expect(new Set(factsIn(after, 'Weather'))).toEqual(new Set(['Gale', 'Drizzle', 'Thunder']));
  expect(factsIn(after, 'Lure')).toEqual(factsIn(design, 'Lure'));
  expect(after.screens.map(({ name }) => name)).toEqual(design.screens.map(({ name }) => name));
});

test.each([
  'titles like bus to Derby, hotel Cardiff, fuel Hull instead of the numbers',
  'put real names on the items, such as bus to Derby, hotel Cardiff, fuel Hull',
])('“%s”: names the records after the examples in all texts', async (said) => {
  const { design, after } = await changed('travel reimbursement for coaches', said);
  const names = ['Bus to Derby', 'Hotel Cardiff', 'Fuel Hull'];
  expect(recordsIn(after).map(({ title }) => title)).toEqual(expect.arrayContaining(names));
  expect(recordsIn(after)).toHaveLength(recordsIn(design).length);
});

test.each([
  'call them Rye, Spelt and Batard',
  'names to vote on: Rye, Spelt, Batard',
  'name the recipes Rye, Spelt, Batard',
])('“%s”: renames records, not the app', async (said) => {
  const { design, after } = await changed('a recipe box for my family', said);
  expect(recordsIn(after).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Rye', 'Spelt', 'Batard']),
  );
  expect(after.name).toBe(design.name);
});

test('finds the “add” button by the start of its label', async () => {
  const said = "The 'add' button - could it say New loaf?";
  const { design, after } = await changed('log each bake: flour, hydration, crumb', said);
  const labels = partsOf(after).flatMap((part) =>
    part.type === 'button' || part.type === 'floating-button' ? [part.label] : [],
  );
  expect(labels).toContain('New loaf');
  expect(after.name).toBe(design.name);
});

test('updates initials with the name, but not for the holder of the phone', async () => {
  const { design, after } = await changed(
    'a magician right now, nearest one who can come within the hour',
    'names should be like Asha Rao, Bo Lindt, Cy Young, not Tom Hale',
  );
  const leads = partsOf(after).flatMap((part) =>
    part.type === 'list' ? part.rows.map(({ title, lead }) => ({ title, lead })) : [],
  );
  expect(leads).toContainEqual({ title: 'Asha Rao', lead: { as: 'initials', text: 'AR' } });
  const headers = (each: AppDesign) => partsOf(each).filter(({ type }) => type === 'header');
  expect(headers(after)).toEqual(headers(design));
});

test('renames states of a board to the listed names only', async () => {
  const { after } = await changed(
    'saddle repairs, drag from received to stitched to collected',
    'columns should just be received, stitched, collected',
  );
  const board = partsOf(after).find(({ type }) => type === 'kanban');
  expect(board).toMatchObject({ columns: ['Received', 'Stitched', 'Collected'] });
});

test.each([
  'make it like a library, quiet, warm and wooden',
  'I like red, green and blue',
  'remove the map, the chat and the calendar',
])('“%s” does not rename records', async (said) => {
  const { design, after } = await changed(
    'eggs for forty households, half of them say later',
    said,
  );
  expect(recordsIn(after)).toEqual(recordsIn(design));
});

test('notes who is meant by each numbered record, and renames none', async () => {
  const { design, after } = await changed(
    'eggs for forty households, half of them say later',
    'household 4 is Ann, household 5 is Bob, household 6 is Cy',
  );
  const titles = (each: AppDesign) => recordsIn(each).map(({ title }) => title);
  const noted = recordsIn(after).flatMap(({ note = '' }) => note);
  expect(titles(after)).toEqual(titles(design));
  expect(noted).toEqual(expect.arrayContaining(['Ann', 'Bob', 'Cy']));
});

test.each([
  ['make the cards look soft, warm and friendly'],
  ['the recipes page is dull. Photos, round corners, nice icons'],
  ['the price is silly, unfair and wrong'],
])('“%s” describes the app and renames no record', async (said) => {
  const { design, after } = await changed('a recipe box for my family', said);
  const titles = (each: AppDesign) => recordsIn(each).map(({ title }) => title);
  expect(titles(after)).toEqual(titles(design));
});

test('ignores a reason before “so”, but not a command', async () => {
  const { after, design } = await changed(
    'a recipe box for my family',
    'bigger letters so new people can read it',
  );
  expect(after.look.type).not.toEqual(design.look.type);
  expect(after.screens.map(({ name }) => name)).toEqual(design.screens.map(({ name }) => name));
});
