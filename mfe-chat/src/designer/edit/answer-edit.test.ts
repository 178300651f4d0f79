/** @jest-environment node */
import { releasedSource } from '../../content/released-source';
import { designFrom } from '../design-from';
import type { AppDesign } from '../model/app-design';
import { answerEdit } from './answer-edit';
import { after } from './read/after';

const options = { content: releasedSource };
let shop: AppDesign;
let salon: AppDesign;
beforeAll(async () => {
  shop = (await designFrom('a shop for handmade candles', options)).design;
  const idea = 'Cat grooming bookings. Bath €20, full trim €38, claws only €9.';
  salon = (await designFrom(idea, options)).design;
});

async function opsOf(text: string, design = shop) {
  const answer = await answerEdit(design, text, options);
  return answer.as === 'change' ? answer.operations : answer.as;
}

test('reads each change of a message by itself: the colors are not part of the name', async () => {
  const said = 'Can we have the name as Wick & Wax Leeds and the shop colours, navy and yellow?';
  expect(await opsOf(said)).toEqual([
    { op: 'design.rename', name: 'Wick & Wax Leeds' },
    expect.objectContaining({ op: 'theme.look' }),
    expect.objectContaining({ op: 'theme.look' }),
  ]);
});

test.each([
  'another candle: Cedar at Dusk, 40 hours, $12',
  'one more candle: Cedar, 40 hours, $12',
])('adds a row where rules would rename others: %s', async (text) => {
  expect(await opsOf(text)).toEqual([expect.objectContaining({ op: 'row.add' })]);
});

test('starts a new app for a sentence that only a new app explains', async () => {
  expect(await opsOf('I want an app for walks with my dog')).toBe('new');
});

test('details after a new row belong to it', async () => {
  const one = await opsOf('add Mr Okoro at 3pm, Persian called Smoke, full trim', salon);
  const row = { title: 'Mr Okoro', note: '3pm, Persian called Smoke, full trim' };
  expect(one).toEqual([expect.objectContaining({ op: 'row.add', row })]);
});

test.each([
  ['add a new cat Zayn, number 12', 'Zayn', 'Number 12'],
  ['add ewe UK0412 twins this morning both alive', 'Ewe UK0412 twins', 'This morning both alive'],
])('%s: the words behind the name are its note', async (text, title, note) => {
  expect(await opsOf(text, salon)).toMatchObject([{ op: 'row.add', row: { title, note } }]);
});

test.each([
  [
    'Repertoire app for a quartet: songs, key, gigs coming up',
    'I want Gigs to open first',
    'text.set',
  ],
  [
    'second hand uniform stall, see sizes and reserve',
    'let people filter by size',
    'records.about',
  ],
  ['a shop for handmade candles', 'change first prize to $750 and second to $300', 'row.edit'],
  ['Tide times and my crab pots', 'name pot 5 Old Harbour Wall', 'design.rename'],
])('%s · %s: no %s', async (idea, text, op) => {
  const { design } = await designFrom(idea, options);
  expect(await opsOf(text, design)).not.toContainEqual(expect.objectContaining({ op }));
});

test('rows go to the list that the sentence names', async () => {
  const ops = await opsOf('add ear clean and a bow to the prices', salon);
  const row = { op: 'row.add', component: 'list-thing-1' };
  expect(ops).toMatchObject([row, row]);
});

test('a row with details stays one row', async () => {
  const text = 'add a row for Mrs Okafor, wingback, green velvet, €120 deposit';
  expect(await opsOf(text)).toMatchObject([{ op: 'row.add', row: { title: 'Mrs Okafor' } }]);
});

test('a time given to a row is a detail, not its name', async () => {
  const ops = await opsOf('change the second candle to 9:30');
  expect(ops).toMatchObject([{ op: 'row.edit', at: 1, row: { note: '9:30' } }]);
});

test('a field is called as the message says, without its place', async () => {
  const bells = (await designFrom('bell ringing rota for our church tower', options)).design;
  const component = expect.objectContaining({ label: 'Which bell' }) as unknown;
  expect(await opsOf('add which bell each ringer is on', bells)).toContainEqual(
    expect.objectContaining({ op: 'component.add', component }),
  );
});

test('“undo that cosy change” takes it back, although the design is cosy already', async () => {
  const cosy = await answerEdit(shop, 'make it cosy', options);
  const design = after(shop, cosy.as === 'change' ? cosy.operations : []);
  expect(design).not.toEqual(shop);
  expect(await opsOf('actually undo that cosy change', design)).toBe('undo');
});

test('“first” is a position, not a new noun', async () => {
  const boutique = (await designFrom('une boutique de bougies', options)).design;
  const ops = await opsOf('mets les bougies en premier', boutique);
  expect(ops).not.toContainEqual(expect.objectContaining({ op: 'noun.rename' }));
  expect(ops).not.toContainEqual(expect.objectContaining({ op: 'start.set', screen: 'detail' }));
});

test('a new price replaces the old one in the note of the row and in its record', async () => {
  const ops = await opsOf('Full trim is €41 now', salon);
  expect(ops).toContainEqual(expect.objectContaining({ op: 'row.edit', row: { note: '€41' } }));
  expect(ops).toContainEqual(expect.objectContaining({ op: 'text.set', text: '€41' }));
});

test.each([
  ['Change "Visitors" to "Candles" everywhere', 'absent'],
  ['make the ones that are late stand out in red', 'unclear'],
  ['can we have it in Polish too, my mum is polish', 'beyond'],
  ['remove the blue one, it is sold', 'unclear'],
])('%s: %s, and nothing else is changed', async (text, as) => {
  expect(await opsOf(text)).toBe(as);
});

test.each([
  ['add a temper score from 1 to 5 to the booking form', 'Temper score from 1 to 5'],
  ['add a Scent box, like lavender', 'Scent'],
])('%s: a field, not a row', async (text, label) => {
  const ops = await opsOf(text, salon);
  const component = expect.objectContaining({ label }) as unknown;
  expect(ops).toContainEqual(expect.objectContaining({ op: 'component.add', component }));
  expect(ops).not.toContainEqual(
    expect.objectContaining({ op: 'row.add', component: 'main-list' }),
  );
});

test('reads both of two colours', async () => {
  const ops = await opsOf('our club colours are maroon and gold can you use those');
  const palette = expect.objectContaining({ accent: '#6d1a2b', hero: '#b8860b' }) as unknown;
  expect(ops).toContainEqual(expect.objectContaining({ op: 'theme.look', palette }));
});

test('a longer name that begins with a figure is a name', async () => {
  const [title] = shop.screens.flatMap(({ components }) =>
    components.flatMap((part) => (part.type === 'list' ? part.rows.map(({ title }) => title) : [])),
  );
  expect(title).toBeDefined();
  const ops = await opsOf(`rename ${title} to 12 Shore Road`);
  expect(JSON.stringify(ops)).toContain('12 Shore Road');
  expect(ops).not.toContainEqual(expect.objectContaining({ row: { note: '12 Shore Road' } }));
});

test('the background and the accent have colours of their own', async () => {
  for (const text of ['make the background cream', 'make the accent teal'])
    expect(await opsOf(text)).toContainEqual(
      expect.objectContaining({ op: expect.stringContaining('theme.') as unknown }),
    );
});

test('a page may be called after a question, and a later sentence is no note', async () => {
  expect(await opsOf('add a page called How it works')).toContainEqual(
    expect.objectContaining({ op: 'screen.add' }),
  );
  const ops = await opsOf('Add Rex. The vet bill was huge this time');
  expect(JSON.stringify(ops)).not.toContain('vet bill');
});
