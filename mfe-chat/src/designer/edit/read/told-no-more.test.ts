/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { createPaint } from '../../themes/paint';
import { answerEdit } from '../answer-edit';
import { apply } from '../apply';

const options = { content: releasedSource };
let shop: AppDesign;
beforeAll(async () => {
  shop = (await designFrom('a shop for handmade candles', options)).design;
});

async function answered(text: string, before: readonly string[] = []) {
  let design = shop;
  const does = async (each: string) => {
    const answer = await answerEdit(design, each, options);
    const operations = answer.as === 'change' ? answer.operations : [];
    design = apply(design, { op: 'several', operations });
    return { as: answer.as, operations, failed: answer.as === 'change' ? answer.failed : [] };
  };
  for (const each of before) await does(each);
  return { ...(await does(text)), design };
}

const opsOf = async (text: string) => [
  ...new Set((await answered(text)).operations.map(({ op }) => op)),
];

test.each([
  "there's no rush",
  'There is no problem',
  'I asked Anna, Ben, Carla, Dan about it',
  'Open Monday, Tuesday, Thursday, Friday',
  'hello, 3 things, 2 pages too many, 1 picture too few',
  'sort by: name, scent, date',
  'Two questions: is it free, is it safe, who sees it',
  'Features: reminders, chat, maps',
  'the red ones smell of cherry',
  'make the borders black',
  "Call the button 'Kick off' instead of 'Start session' and where it says athletes put kids",
  'can the never ones be bright red and the safe ones green',
])('%s: changes nothing', async (text) => {
  expect(await opsOf(text)).toEqual([]);
});

test.each([
  ['Mia is missing', ['row.add']],
  ['the + button is too small, make it massive at the bottom', ['type.set']],
  ['add rounded corners to every card', ['theme.radius']],
  ['the cards need more space', ['density.set']],
  ['the second tab is offers', ['screen.rename']],
  ["add a page St. Mary's", ['screen.add']],
  ['modern look with a nice font', ['theme.style']],
  ['We have three more: Old Smoke, Hay Barn, Wet Dog', ['row.add']],
])('%s: %s and nothing else', async (text, ops) => {
  expect(await opsOf(text)).toEqual(ops);
});

test.each([
  ['My real ones: Old Smoke, Hay Barn, Wet Dog. Bigger letters', 'type.set'],
  ['navy and gold, bigger letters', 'type.set'],
  ['navy and white. Make it dark', 'theme.mode'],
])('%s: makes the second change too', async (text, op) => {
  const { operations, failed } = await answered(text);
  expect(operations.map((each) => each.op)).toContain(op);
  expect(failed).toEqual([]);
});

test('reports requests beside records that are not understood', async () => {
  const { failed } = await answered(
    'My real ones: Old Smoke, Hay Barn, Wet Dog. Teleport the jars. Thank you',
  );
  expect(failed).toEqual(['Teleport the jars']);
});

test('keeps colours on white readable after dark mode', async () => {
  const { design } = await answered('navy and white', ['make it dark']);
  expect(design.look.mode).toBe('light');
  expect(design.look.palette.background).toBe('#ffffff');
  const paint = createPaint(design.look, 'live');
  expect(paint.on('background', 'text')).toBe(design.look.palette.text);
});

test('keeps whole names', async () => {
  const { operations } = await answered(
    'our real ones: Slice of carrot cake £3, Roast chicken with chips £9, Aunt May £4',
  );
  const titles = operations.flatMap((each) =>
    each.op === 'row.edit' && typeof each.row === 'object' ? [each.row.title] : [],
  );
  expect(titles).toEqual(['Slice of carrot cake', 'Roast chicken with chips', 'Aunt May']);
});

test('keeps numbers that tell records apart', async () => {
  const { design } = await answered('our real halls: Hall 101, Hall 102, Hall 103');
  const text = JSON.stringify(design.screens);
  expect(['Hall 101', 'Hall 102', 'Hall 103'].filter((each) => !text.includes(each))).toEqual([]);
});

test('keeps the name of the holder of the phone', async () => {
  const { design } = await designFrom('split bills with my flatmates', options);
  const nameIn = (each: typeof design) =>
    each.screens.flatMap(({ components }) =>
      components.flatMap((part) => (part.type === 'profile' ? [part.name] : [])),
    );
  const answer = await answerEdit(design, 'real flatmates: Gaz, Tom, Yusuf, Presh, Olu', options);
  const operations = answer.as === 'change' ? answer.operations : [];
  expect(operations.length).toBeGreaterThan(0);
  expect(nameIn(apply(design, { op: 'several', operations }))).toEqual(nameIn(design));
});

test.each([
  'Can scent be something they pick? Settled, Tearful, Agitated, Sleepy. They differ',
  'Working or broken is too simple. We use four: working, slow, broken, dry season only',
])('%s: does not read values as records', async (text) => {
  expect(await opsOf(text)).toEqual([]);
});

test('reads one sentence per record', async () => {
  const { operations } = await answered(
    'Please replace the candles with mine. 12 April Old Smoke, 98 jars, 1st. 26 April Hay Barn, 171 jars. 10 May Wet Dog, 262 jars.',
  );
  const rows = operations.flatMap((each) =>
    each.op === 'row.edit' && typeof each.row === 'object' ? [[each.row.title, each.row.note]] : [],
  );
  expect(rows).toEqual([
    ['Old Smoke', '12 April · 98 jars, 1st'],
    ['Hay Barn', '26 April · 171 jars'],
    ['Wet Dog', '10 May · 262 jars'],
  ]);
});

test('reads the first record after a colon, the others as sentences', async () => {
  const { operations } = await answered(
    'Real ones please: hammered penny, Long Barn, 5 inches. Lead ball, Church field, 3 inches. And a shoe buckle, Long Barn again, 7 in',
  );
  const titles = operations.flatMap((each) =>
    each.op === 'row.edit' && typeof each.row === 'object' ? [each.row.title] : [],
  );
  expect(titles).toEqual(['Hammered penny', 'Lead ball', 'Shoe buckle']);
});

test('adds a field to the named records only', async () => {
  const { design } = await designFrom('I tune pianos, my customers and their pianos', options);
  const answer = await answerEdit(
    design,
    'each piano needs the pitch and a serial number',
    options,
  );
  const parts = new Set(
    answer.as === 'change'
      ? answer.operations.flatMap((each) => (each.op === 'row.add' ? [each.component] : []))
      : [],
  );
  expect(parts.size).toBe(1);
});
