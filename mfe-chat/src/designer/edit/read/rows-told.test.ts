/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import { parseDesign } from '../../model/app-design';
import { answerEdit } from '../answer-edit';
import { apply } from '../apply';
import { recordList } from './record-list';
import { shownIn } from './visible';

const options = { content: releasedSource };

async function edited(idea: string, text: string) {
  const { design } = await designFrom(idea, options);
  const answer = await answerEdit(design, text, options);
  const operations = answer.as === 'change' ? answer.operations : [];
  const after = apply(design, { op: 'several', operations });
  const list = recordList(design)?.id;
  const rows = shownIn(after).flatMap(({ component }) =>
    component.type === 'list' && component.id === list ? component.rows : [],
  );
  return {
    as: answer.as,
    failed: answer.as === 'change' ? answer.failed : [],
    isSound: parseDesign(after) !== undefined,
    rows: rows.map(({ title, note, value }) => [title, note, value].filter(Boolean).join(' · ')),
  };
}

test.each([
  [
    'bus times for my stop',
    'show 12 to Harbour 3 min, 7A to University 6 min, 31 to Airport 14 min',
    ['12 to Harbour · 3 min', '7A to University · 6 min', '31 to Airport · 14 min'],
  ],
  [
    'app para peluquería de barrio, citas y precios',
    'corte caballero 12 €, corte señora 22,50 €, tinte 35 €',
    ['Corte caballero · 12 €', 'Corte señora · 22,50 €', 'Tinte · 35 €'],
  ],
  [
    'Who owes what in our house: Maya, Tom, Ife and Jonas',
    'Maya owes 23.40, Ife gets 51.00, Jonas owes 27.60, Tom is even',
    ['Maya · Owes · 23.40', 'Ife · Gets · 51.00', 'Jonas · Owes · 27.60', 'Tom · Even'],
  ],
  [
    'online shop for my candles',
    'replace all the candles with these three: Fig & Cassis 14 €, Sea Salt 12 €, small jar 9 €',
    ['Fig & Cassis · 14 €', 'Sea Salt · 12 €', 'Small jar · 9 €'],
  ],
])('%s: replaces invented rows by rows with figures', async (idea, text, rows) => {
  expect(await edited(idea, text)).toEqual({ as: 'change', failed: [], isSound: true, rows });
});

test('reports a later sentence that is not understood', async () => {
  const idea = 'a stock list for our food bank';
  const { rows, failed } = await edited(idea, 'beans 120, pasta 45. low means under 10');
  expect(rows).toEqual(['Beans · 120', 'Pasta · 45']);
  expect(failed).toEqual(['low means under 10']);
});

test('makes a change requested after the rows', async () => {
  const idea = 'a stock list for our food bank';
  const { design } = await designFrom(idea, options);
  const answer = await answerEdit(design, 'beans 120, pasta 45. Make it dark', options);
  const ops = answer.as === 'change' ? answer.operations.map(({ op }) => op) : [];
  expect(ops).toContain('theme.mode');
  expect(ops).toContain('row.edit');
});

test('updates figures of existing rows and keeps the rest', async () => {
  const idea = 'a shop for candles: Amber, Birch, Cedar';
  const { rows } = await edited(idea, 'Amber 12.50, Cedar 9');
  const before = (await edited(idea, 'asdf')).rows;
  const called = (all: readonly string[], name: string) => all.find((row) => row.startsWith(name));
  expect(before).toHaveLength(3);
  expect(rows).toHaveLength(3);
  expect(called(rows, 'Amber')).toMatch(/12\.50$/u);
  expect(called(rows, 'Birch')).toBe(called(before, 'Birch'));
  expect(called(rows, 'Cedar')).toMatch(/ 9$/u);
});

test('adds rows on “add”', async () => {
  const idea = 'a stock list for our food bank';
  const before = (await edited(idea, 'asdf')).rows;
  const { rows } = await edited(idea, 'add rice with 60 kg and nappies with 4.5 boxes');
  expect(rows).toEqual([...before, 'Rice · 60 kg', 'Nappies · 4.5 boxes']);
});

test.each([
  'set the font to 14 and the margin to 20',
  'corners 12, spacing 8',
  'only 30s, 60s and 2 min as choices',
  'tabs: 3, rows: 5',
  'the break to 5 min, the work to 25 min',
  '3 min rounds, 1 min rest, 12 rounds',
])('%s: changes no rows', async (text) => {
  const before = (await edited('gym rest timer', 'asdf')).rows;
  expect((await edited('gym rest timer', text)).rows).toEqual(before);
});

test.each([
  ['add Captain Tuna (white, one eye)', 'Captain Tuna · White, one eye'],
  ['add eel 1.1 kg at Old Pier', 'Eel · 1.1 kg at Old Pier'],
])('%s: adds a row with its details', async (text, row) => {
  const { rows } = await edited('a diary of my cats', text);
  expect(rows.at(-1)).toBe(row);
});
