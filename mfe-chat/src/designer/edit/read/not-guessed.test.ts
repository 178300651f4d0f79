import { releasedSource as content } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import { answerEdit } from '../answer-edit';

async function edited(idea: string, text: string) {
  const { design } = await designFrom(idea, { content });
  return answerEdit(design, text, { content });
}
const jobs = 'I am a plumber, keep track of my jobs, customer, parts and if they paid';
const rescue = 'a kit list for our rescue team, ropes and radios';

test.each([
  ['rows, and only then in a colour', jobs, 'unpaid ones first, and in red'],
  ['what no design does', jobs, 'can it make a proper pdf invoice and email it to them'],
  ['a fact of one row', 'Fishing diary: catches with bait', 'change the bait on the first catch'],
  ['a verb that is unknown', 'inventário de alimentos', 'Acrescentai no stock 40 litros de leite'],
  ['a detail without its row', rescue, 'put Amira K. in Mars, she is reading Firework Maker p. 31'],
])('%s changes nothing: %s · %s', async (_name, idea, text) => {
  expect((await edited(idea, text)).as).not.toMatch(/^(?:change|undo|new)$/);
});

test.each([
  ['add a rope - Edelrid 60 m, blue, £80', 'Edelrid 60 m', 'Blue'],
  ['add a rope: Edelrid, he says it is worn and old', 'Edelrid', 'He says it is worn and old'],
])('one described row is one row: %s', async (text, title, note) => {
  const answer = await edited(rescue, text);
  expect(answer).toMatchObject({
    as: 'change',
    operations: [{ op: 'row.add', row: { title, note } }],
  });
});

test('a described row goes to the list of its noun', async () => {
  const idea = 'I tune pianos. Screens: Customers, Pianos, Visits.';
  const answer = await edited(idea, 'Add a customer: St Bride’s School, with a Yamaha, serial 31');
  const { design } = await designFrom(idea, { content });
  const list = answer.as === 'change' && answer.operations[0];
  const screen = design.screens.find(({ components }) =>
    components.some(({ id }) => list && list.op === 'row.add' && id === list.component),
  );
  expect(screen?.name).toBe('Customers');
});

test('an indefinite part is no new name of a screen', async () => {
  const idea = 'rent out machines. Screens: Machines, Earnings, Bookings';
  const answer = await edited(idea, 'Show earnings as a bar chart per month on the dashboard');
  const isRenamed =
    answer.as === 'change' && answer.operations.some(({ op }) => op === 'screen.rename');
  expect(isRenamed).toBe(false);
});
