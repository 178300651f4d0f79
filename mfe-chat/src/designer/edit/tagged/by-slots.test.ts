/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { loadEditWords } from '../load-edit-words';
import { after } from '../read/after';
import { spokenOf } from '../read/spoken-in';
import { tokensOf } from '../read/tokens';
import { rowsOf } from '../read/visible';
import { bySlots } from './by-slots';
import type { SlotTexts } from './orders';

const options = { content: releasedSource };
let design: AppDesign;
beforeAll(async () => {
  await loadEditWords(['en']);
  ({ design } = await designFrom(
    'a menu for my pizza place: Margherita, Funghi, Diavola',
    options,
  ));
});

function made(act: string, slots: SlotTexts, means?: string, of = design): AppDesign {
  const spoken = spokenOf('en');
  if (!spoken) throw new Error('There are no English edit words.');
  const text = Object.values(slots).join(' ');
  const hand = { design: of, text, spoken, lexicons: [], language: 'en', options };
  const outcome = bySlots[act]?.({ means, slots, part: tokensOf(text), hand });
  return after(of, outcome?.operations ?? []);
}

const rowsIn = ({ screens }: AppDesign) =>
  screens.flatMap(({ components }) =>
    components.flatMap((part) =>
      part.id === 'main-list' && part.type === 'list' ? part.rows : [],
    ),
  );

test('adds a row with its details', () => {
  const rows = rowsIn(made('add-row', { to: 'Capricciosa, ham and artichoke, $14' }));
  expect(rows.at(-1)).toMatchObject({
    title: 'Capricciosa',
    note: 'Ham and artichoke',
    value: '$14',
  });
});

test('adds a row for each of several names', () => {
  const titles = rowsIn(made('add-row', { to: 'garlic bread, olives and salad' })).map(
    (row) => row.title,
  );
  expect(titles.slice(-3)).toEqual(['Garlic bread', 'Olives', 'Salad']);
});

test('adds no row to a list that does not exist', () => {
  expect(made('add-row', { to: 'Ada Lind, two nights', place: 'guest book' })).toBe(design);
});

test('notes what is said of a row wherever it is shown', () => {
  const changed = made('row', { target: 'funghi', to: 'sold out' });
  const notes = rowsOf(changed).flatMap(({ component, at, title }) =>
    title === 'Funghi' && component.type === 'list' ? [component.rows[at]?.note] : [],
  );
  expect(new Set(notes)).toEqual(new Set(['Sold out']));
});

test('colors the part that is named, and no part that has no color', () => {
  expect(made('color', { target: 'buttons', to: 'poppy red' }).look).not.toEqual(design.look);
  expect(made('color', { target: 'search bar', to: 'yellow' })).toBe(design);
});

test('keeps as many rows as asked for', () => {
  expect(rowsIn(made('count', { to: 'two' }, 'fewer'))).toHaveLength(2);
  expect(made('count', { to: 'forty' }, 'fewer')).toBe(design);
});

test('keeps the small letter of a name such as iPhone', () => {
  expect(rowsIn(made('add-row', { to: 'iPhone, cracked' })).at(-1)).toMatchObject({
    title: 'iPhone',
  });
});

test('converts units, but none where prices are asked for', async () => {
  const rides = (await designFrom('a tracker for my bike rides in km', options)).design;
  const texts = (each: AppDesign) => JSON.stringify(each.screens);
  expect(texts(rides)).toMatch(/\d km/u);
  expect(texts(made('money', { to: 'miles' }, undefined, rides))).not.toMatch(/\d km/u);
  expect(made('money', { to: 'miles', target: 'prices' }, undefined, rides)).toBe(rides);
});

test('sorts by name, and turns a list round', () => {
  const titles = (each: AppDesign) => rowsIn(each).map(({ title }) => title);
  expect(titles(made('sort', { field: 'name' }, 'up'))).toEqual([
    'Diavola',
    'Funghi',
    'Margherita',
  ]);
  expect(titles(made('sort', {}, 'down'))).toEqual(['Diavola', 'Funghi', 'Margherita']);
  expect(made('sort', { field: 'altitude' }, 'down')).toBe(design);
});
