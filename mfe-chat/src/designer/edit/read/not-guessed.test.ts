import { releasedSource as content } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import { answerEdit } from '../answer-edit';

async function edited(idea: string, text: string) {
  const { design } = await designFrom(idea, { content });
  const answer = await answerEdit(design, text, { content });
  return { design, as: answer.as, operations: answer.as === 'change' ? answer.operations : [] };
}
const jobs = 'I am a plumber, keep track of my jobs, customer, parts and if they paid';
const fishing =
  'Fishing diary for the estuary: what I caught, weight, bait, and the state of the tide';
const machines = 'rent out machines: day rate, week rate, deposit, location';
const food =
  'App para um banco de alimentos: famílias, stock (produto, quantidade, unidade, validade)';
const yard =
  'livery yard with 22 horses. Screens: Today, Horses, Notices. Owners ask me, the girls forget things';
const birthdays = 'grandchildrens birthdays and presents';
const groups =
  'Guided reading groups named after planets: Mercury, Venus, Mars. Record date, book, pages read and a comment.';

test.each([
  ['rows, and only then in a colour', jobs, 'unpaid ones first, and in red'],
  ['what no design does', jobs, 'can it make a proper pdf invoice and email it to them'],
  ['a fact of one row', fishing, 'change the bait on the first catch to ragworm'],
  ['a verb that is unknown', food, 'Acrescenta no stock 40 litros de leite, validade 15/02'],
  [
    'a removal in one of two places',
    machines,
    'the deposit should not be visible in the search results, only on the machine page',
  ],
  [
    'a detail without its row',
    groups,
    "put Amira K. in Mars, she is reading The Firework-Maker's Daughter page 31",
  ],
  [
    'a colour of what was not understood',
    'night shift handover for our ward, each bed, who is allergic to what',
    'allergy warning must be right at the top of the bed page, orange',
  ],
  [
    'one role in two colours',
    'we swap shifts, the dispatcher approves',
    'the approve button green the refuse button grey, and ask are you sure before refusing',
  ],
  ['a part of another screen', yard, 'Can Notices go at the top of Today so nobody can miss them'],
  [
    'a fact of one record',
    'track PROPS of our theatre: name, photo, stage left or stage right, who brings it on',
    'the handbag is stage right not left, and its Miss Prism who brings it on',
  ],
  ['a picture beside names', birthdays, 'Could you put a little cake picture next to each name'],
])('%s changes nothing: %s · %s', async (_name, idea, text) => {
  expect((await edited(idea, text)).as).not.toMatch(/^(?:change|undo|new)$/);
});

test.each([
  ['a kit list for our rescue team, ropes', 'add a rope - Edelrid 60 m, blue, £80', 'Edelrid 60 m'],
  ['jazz LPs that I own', 'add Lee Morgan - The Sidewinder, 1964, Blue Note', 'Lee Morgan'],
  [
    'skate spots in my town',
    'add a spot called library ledges, ground smooth, security chill',
    'Library ledges',
  ],
  ['student dig, each trench has contexts', 'Add trench D, no contexts yet', 'Trench D'],
])('one described row is one row: %s · %s', async (idea, text, title) => {
  const { operations } = await edited(idea, text);
  expect(operations).toMatchObject([{ op: 'row.add', row: { title } }]);
});

test('a described row goes to the list of its noun', async () => {
  const { design, operations } = await edited(
    'I tune pianos, with four screens: Customers, Pianos, Visits, and This Week.',
    'Add a customer: St Bride’s Primary School, with a Yamaha U1 upright, serial 3142207, 1980.',
  );
  const [row] = operations;
  const screen = design.screens.find(({ components }) =>
    components.some(({ id }) => row?.op === 'row.add' && id === row.component),
  );
  expect(screen?.name).toBe('Customers');
});

test('an indefinite part is no new name of a screen', async () => {
  const { operations } = await edited(
    'rent out machines. Screens: Machines, Earnings, Bookings',
    'Show earnings as a bar chart per month on the dashboard and move open requests above it',
  );
  expect(operations.map(({ op }) => op)).not.toContain('screen.rename');
});

test.each([
  'Student dig with 15 students. Each trench has contexts. Finds are logged against a context: find number, material (pottery, bone, flint, metal, glass), count, finder.',
  'student dig: each trench has finds with material (pottery, bone, metal, glass) and weight',
])('what a thing should also have is no new name: %s', async (idea) => {
  const { operations } = await edited(
    idea,
    "material should also have 'charcoal' and 'shell', remove glass",
  );
  expect(operations.filter(({ op }) => /^(?:screen\.rename|text\.set)$/u.test(op))).toEqual([]);
});

test('a number of rows keeps that many, in another list than the main one too', async () => {
  const { design, operations } = await edited(
    'community fridge: food that is inside, and the rules',
    'only 5 rules',
  );
  const rules = design.screens.find(({ name }) => name === 'Rules')?.components ?? [];
  const gone = operations.filter(({ op }) => op === 'row.remove');
  const count = rules.flatMap((part) => (part.type === 'list' ? part.rows : [])).length;
  expect(count - gone.length).toBe(5);
  expect(operations).toHaveLength(gone.length);
});

test('what is at the bottom or first is no field', async () => {
  const { operations } = await edited(
    'props of our theatre and a shopping list',
    'shopping list needs a total at the bottom and the most expensive first',
  );
  const labels = operations.flatMap((operation) =>
    operation.op === 'component.add' && operation.component.type === 'field'
      ? [operation.component.label]
      : [],
  );
  expect(labels).toEqual([]);
});
