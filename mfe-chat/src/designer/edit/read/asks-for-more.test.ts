/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import { type AppDesign, appDesignSchema } from '../../model/app-design';
import { answerEdit } from '../answer-edit';
import { apply, reportsOf } from '../apply';
import { sayReports } from '../say-reports';

const options = { content: releasedSource };
const plants = 'an app for my house plants';
const designs = new Map<string, Promise<AppDesign>>();
const designOf = (idea: string) => {
  const known = designs.get(idea) ?? designFrom(idea, options).then(({ design }) => design);
  designs.set(idea, known);
  return known;
};

async function edited(text: string, idea = plants) {
  const design = await designOf(idea);
  const answer = await answerEdit(design, text, options);
  if (answer.as !== 'change') throw new Error(`${text}: ${answer.as}`);
  expect(answer.failed).toEqual([]);
  const operation = { op: 'several', operations: answer.operations } as const;
  const after = apply(design, operation);
  expect(appDesignSchema.safeParse(after).error?.issues ?? []).toEqual([]);
  return { after, said: sayReports(reportsOf(design, operation)) };
}
const parts = ({ screens }: AppDesign) => screens.flatMap(({ components }) => components);
const titles = (design: AppDesign, id: string) =>
  parts(design).flatMap((part) =>
    part.type === 'list' && part.id === id ? part.rows.map(({ title }) => title) : [],
  );

test.each([
  ['add Basil and Mint', ['Basil', 'Mint']],
  ['add plants: Basil, Mint', ['Basil', 'Mint']],
  ['add basil', ['Basil']],
])('%s: adds rows to the list of records', async (text, rows) => {
  const { after } = await edited(text);
  expect(titles(after, 'all-list').slice(-rows.length)).toEqual(rows);
});

test.each([
  ['Füge Basilikum und Minze hinzu', 'eine App für meine Zimmerpflanzen', 'Minze'],
  ['добавь мяту', 'приложение для моих растений', 'Мята'],
])('%s: adds named rows in other languages', async (text, idea, row) => {
  expect(JSON.stringify((await edited(text, idea)).after.screens)).toContain(`"${row}"`);
});

test.each([
  ['add pot size', 'field', 'Pot size'],
  ['add whether it was watered, yes or no', 'choice', 'Watered'],
  ['ask if it is indoors', 'choice', 'Indoors'],
  ['let me count leaves too', 'stepper', 'Leaves'],
  ['ask for the phone number', 'field', 'Phone number'],
] as const)('%s: adds a field to form and records', async (text, type, label) => {
  const { after, said } = await edited(text);
  const form = after.screens.find(({ id }) => id === 'new');
  expect(form?.components).toContainEqual(expect.objectContaining({ type, label }));
  const records = parts(after).flatMap((part) => (part.type === 'detail' ? part.records : []));
  for (const { facts } of records) expect(facts.map((fact) => fact.label)).toContain(label);
  expect(said.match(/on Details/gu)).toHaveLength(1);
});

test('ignores the reason for a request', async () => {
  const { after } = await edited('make the text bigger because my eyes are bad');
  expect(after).toEqual((await edited('make the text bigger')).after);
});

test('sorts rows by name', async () => {
  const rows = titles((await edited('sort by name')).after, 'all-list');
  expect(rows).toEqual(rows.toSorted((one, other) => one.localeCompare(other)));
});

test.each(['add a page Plant Hospital', 'add a Plant Hospital page'])(
  '%s: adds the screen',
  async (text) => {
    expect((await edited(text)).after.screens.map(({ name }) => name)).toContain('Plant Hospital');
  },
);

test.each([
  ['send the list to my sister', 'push'],
  ['print the list', 'code'],
  ['how many plants do I have?', 'data'],
])('%s: says that no design can do it', async (text, about) => {
  expect(await answerEdit(await designOf(plants), text, options)).toEqual({ as: 'beyond', about });
});
