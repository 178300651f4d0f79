/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { after } from './after';
import { answerEdit } from '../answer-edit';

const options = { content: releasedSource };
const ideas = {
  goats: 'Track my goats: vaccinations, milk yield and weight',
  curated: 'Track my beehives: inspections, whether I saw the queen and honey per hive',
  cakes: 'orders for a bakery that makes wedding cakes',
  tools: 'Something like Airbnb but for power tools',
  clients: 'my nail clients can pick one of my designs and book a slot with deposit',
  list: 'a shared shopping list for our house',
  es: 'Quiero una app para la lista de compras de mi casa',
};
type Name = keyof typeof ideas;
const designs = new Map<string, AppDesign>();
beforeAll(async () => {
  for (const [name, idea] of Object.entries(ideas))
    designs.set(name, (await designFrom(idea, options)).design);
});

async function made(name: Name, text: string) {
  const design = designs.get(name)!;
  const answer = await answerEdit(design, text, options);
  const operations = answer.as === 'change' ? answer.operations : [];
  return { operations, design, changed: after(design, operations) };
}

test.each<[Name, string]>([
  ['tools', 'per day is $12'],
  ['tools', 'red for taken, green for available'],
  ['tools', 'show the date in orange if it is late'],
  ['tools', 'prices much bigger so that I can read them'],
  ['es', 'ponle un botón para pedir ayuda'],
  ['tools', 'tools should be listed by owner'],
  ['tools', 'Her name is Wanda, say "Welcome Wanda"'],
  ['tools', 'handover should be at the top of the bookings page, not the bottom'],
  ['tools', "I'd need a damage form too, with what broke, first aid and owner signature"],
  ['es', 'Llama "Pedidos" en lugar "Cestas"'],
])('%s: changes nothing that was not asked for: %s', async (name, text) => {
  expect((await made(name, text)).operations).toEqual([]);
});

test.each<[Name, string, string[]]>([
  ['goats', 'add mood (calm / wild) to the goat', ['Mood']],
  ['curated', 'add mood (calm / wild) to the beehive', ['Mood']],
  ['tools', 'add the wattage', ['Wattage']],
  ['tools', 'each tool should say if it has a cable', ['If it has a cable']],
  ['cakes', 'every order should have a box for the door code', ['Door code']],
])('%s: adds fields: %s', async (name, text, labels) => {
  const { operations } = await made(name, text);
  const added = operations.flatMap((each) =>
    each.op === 'component.add' && 'label' in each.component ? [each.component.label] : [],
  );
  expect(added).toEqual(labels);
});

test.each<[Name, string, string[]]>([
  ['list', 'In the shopping list add ice, wine, coal and bread', ['Ice', 'Wine', 'Coal', 'Bread']],
  ['es', 'En las compras añade hielo, vino, carbón y pan', ['Hielo', 'Vino', 'Carbón', 'Pan']],
])('%s: adds each of the names to the list: %s', async (name, text, titles) => {
  const { operations } = await made(name, text);
  expect(operations.map((each) => (each.op === 'row.add' ? each.row : each.op))).toEqual(
    titles.map((title) => ({ title })),
  );
});

test('adds rows to a list, not fields to its records', async () => {
  const { operations } = await made('list', 'add ice, wine, coal and bread to the list');
  expect(operations.map((each) => (each.op === 'row.add' ? each.row : each.op))).toMatchObject([
    { title: 'Ice' },
    { title: 'Wine' },
    { title: 'Coal' },
    { title: 'Bread' },
  ]);
});

test('keeps the colors of a sentence that names a mood too', async () => {
  const { changed } = await made('tools', 'make it navy and orange, more retro');
  const alone = await made('tools', 'make it navy and orange');
  expect(changed.look.palette.accent).toBe(alone.changed.look.palette.accent);
  expect(changed.look.type).not.toEqual(alone.changed.look.type);
});

test('sets the value of a fact, not its label', async () => {
  const { changed } = await made('clients', 'deposit is 50, add a box for their age');
  const facts = changed.screens
    .flatMap(({ components }) => components)
    .flatMap((part) => (part.type === 'detail' ? part.records : []))
    .flatMap((record) => record.facts.filter(({ label }) => label === 'Deposit'));
  expect(new Set(facts.map(({ value }) => value))).toEqual(new Set(['50']));
});

test('applies a mood between colors without undoing the later color', async () => {
  const { operations } = await made('tools', 'make it navy, more retro, and the buttons orange');
  const looks = operations.flatMap((each) =>
    each.op === 'theme.look' ? [each.palette.name] : each.op === 'theme.role' ? [each.role] : [],
  );
  expect(looks).toEqual(['retro', 'Your color', 'accent']);
});

test('removes no rows for the look of a button', async () => {
  const { operations } = await made('tools', 'make the book button way bigger and purple');
  expect(operations.filter(({ op }) => op.startsWith('row.'))).toEqual([]);
});
