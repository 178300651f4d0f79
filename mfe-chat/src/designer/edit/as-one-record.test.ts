/** @jest-environment node */
import { releasedSource } from '../../content/released-source';
import { designFrom } from '../design-from';
import type { AppDesign } from '../model/app-design';
import { answerEdit } from './answer-edit';

const options = { content: releasedSource };
const designs = new Map<string, Promise<AppDesign>>();
const designOf = (idea: string) => {
  const known = designs.get(idea) ?? designFrom(idea, options).then(({ design }) => design);
  designs.set(idea, known);
  return known;
};

async function rowsOf(idea: string, text: string): Promise<unknown[]> {
  const answer = await answerEdit(await designOf(idea), text, options);
  return answer.as === 'change'
    ? answer.operations.flatMap((each) => (each.op === 'row.add' ? [each.row] : []))
    : [answer.as];
}

const nails = 'app para mi salón de uñas, citas, clientas, diseños con foto';
const van = 'Inventory for my plumbing van. Fittings, valves, pipe. Min stock';
const shop = 'plant shop';

test.each([
  [
    nails,
    'agrega la cita de Fernanda Ruiz, viernes 5 pm, acrílicas con french',
    'Cita de Fernanda Ruiz',
  ],
  [van, 'Add 22mm compression elbow, qty 14, min 10, bin B3', '22mm compression elbow'],
])('%s, “%s”: a name and its details are one row', async (idea, text, title) => {
  expect(await rowsOf(idea, text)).toEqual([
    { title, note: expect.stringMatching(/, /u) as string },
  ]);
});

test.each([
  [shop, 'add beans 120, pasta 45, rice 60', ['Beans', 'Pasta', 'Rice']],
  [shop, 'add Ana, Ben 3 and Leo', ['Ana', 'Ben 3', 'Leo']],
  [
    nails,
    'añade corte 14 €, tinte 32 €, recogido de novia 60 €',
    ['Corte', 'Tinte', 'Recogido de novia'],
  ],
])('%s, “%s”: things of one kind are several rows', async (idea, text, titles) => {
  const rows = await rowsOf(idea, text);
  expect(rows.map((row) => (row as { title: string }).title)).toEqual(titles);
});

test('an “and” begins the next record: “tuna, 48 cans, and peanut butter, only 3 jars”', async () => {
  const text = 'Add canned tuna, 48 cans, and peanut butter, 3 jars';
  const rows = await rowsOf('stock of our food pantry', text);
  expect(rows.map((row) => (row as { title: string }).title)).toEqual([
    'Canned tuna',
    'Peanut butter',
  ]);
});
