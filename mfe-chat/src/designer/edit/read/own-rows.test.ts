/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { answerEdit } from '../answer-edit';
import { apply } from '../apply';
import { recordList } from './record-list';
import { shownIn } from './visible';

const options = { content: releasedSource };

function listsOf(design: AppDesign): Record<string, string[]> {
  let title = '';
  const lists: Record<string, string[]> = {};
  for (const { screen, component } of shownIn(design)) {
    if (component.type === 'section') title = component.title;
    if (component.type !== 'list') continue;
    const rows = component.rows.map(({ title: name, note, value }) =>
      [name, value, note].filter(Boolean).join(' | '),
    );
    lists[component.id === recordList(design)?.id ? 'records' : title || screen.name] ??= rows;
  }
  return lists;
}

async function edited(idea: string, text: string) {
  const { design } = await designFrom(idea, options);
  const answer = await answerEdit(design, text, options);
  const operations = answer.as === 'change' ? answer.operations : [];
  const after = apply(design, { op: 'several', operations });
  return {
    before: listsOf(design),
    lists: listsOf(after),
    failed: answer.as === 'change' ? answer.failed : [],
    text: JSON.stringify(after),
  };
}

const shop = 'a shop for handmade candles';

test.each([
  [
    'the candles have names! Old Smoke, Hay Barn, Wet Dog, Low Tide and Far Corner',
    ['Old Smoke', 'Hay Barn', 'Wet Dog', 'Low Tide', 'Far Corner'],
  ],
  ['My real ones: Old Smoke, Hay Barn, Wet Dog', ['Old Smoke', 'Hay Barn', 'Wet Dog']],
  [
    'please swap the made up candles for these: Old Smoke, Hay Barn, Wet Dog',
    ['Old Smoke', 'Hay Barn', 'Wet Dog'],
  ],
  [
    'The candles are wrong, they are Old Smoke, Hay Barn and Wet Dog',
    ['Old Smoke', 'Hay Barn', 'Wet Dog'],
  ],
])('%s: renames the records', async (text, names) => {
  const { before, lists, failed } = await edited(shop, text);
  const titles = (lists['records'] ?? []).map((row) => row.split(' | ')[0]);
  expect(titles).toEqual(names);
  expect(failed).toEqual([]);
  // Facts of the row stay.
  expect(lists['records']?.[0]?.split(' | ').slice(1)).toEqual(
    before['records']?.[0]?.split(' | ').slice(1),
  );
});

test.each([
  [
    'Prices. old smoke 8.90 hay barn 9.20 wet dog 12.50',
    ['Old smoke | £8.90', 'Hay barn | £9.20', 'Wet dog | £12.50'],
  ],
  [
    'prices: old smoke 8, hay barn 9, wet dog 12',
    ['Old smoke | £8', 'Hay barn | £9', 'Wet dog | £12'],
  ],
  [
    'Candles - old smoke £8 30h, hay barn £9 (two wicks), wet dog £12',
    ['Old smoke | £8 | 30h', 'Hay barn | £9 | Two wicks', 'Wet dog | £12'],
  ],
  [
    'put my actual stuff in instead\nold smoke x 40\n22mm wick x 12\n1/2 litre jar - £6',
    ['Old smoke | × 40', '22mm wick | × 12', '1/2 litre jar | £6'],
  ],
  [
    'We have now - old smoke 31 (low!!), hay barn 58, wet dog - 3 boxes. Please swap it in for the examples you put',
    ['Old smoke | 31 | Low!', 'Hay barn | 58', 'Wet dog | 3 boxes'],
  ],
  [
    'Use these. Old Smoke two wicks, mornings. Hay Barn one wick. Wet Dog - none left. Thank you',
    ['Old Smoke | Two wicks, mornings', 'Hay Barn | One wick', 'Wet Dog | None left'],
  ],
  [
    'my real ones: Old Smoke (cedar), half used, Hay Barn, Wet Dog jr., Low Tide',
    ['Old Smoke | Half used · cedar', 'Hay Barn', 'Wet Dog jr', 'Low Tide'],
  ],
  [
    'swap the fake ones for mine: Old Smoke paid 21, Lost and Found paid 18, Wet Dog paid 15',
    ['Old Smoke | 21 | Paid', 'Lost and Found | 18 | Paid', 'Wet Dog | 15 | Paid'],
  ],
])('%s: sets figures and details of each record', async (text, rows) => {
  const { lists } = await edited(shop, text);
  expect(lists['records']).toEqual(rows);
});

test.each([
  [
    'makers: Hilary Boothe, Tom Askew, Gwen P, Old Ray',
    'Makers',
    ['Hilary Boothe', 'Tom Askew', 'Gwen P', 'Old Ray'],
  ],
  [
    "The fairs: 14 June St Oswald's 7.30pm, 5 July Bandstand 2pm, 13 Dec Co-op 11am",
    'Fairs',
    ["St Oswald's | 14 June · 7.30pm", 'Bandstand | 5 July · 2pm', 'Co-op | 13 Dec · 11am'],
  ],
  [
    'tray 1 pillar candles, tray 2 tea lights, tray 3 wax melts',
    'Tray',
    ['Tray 1 | Pillar candles', 'Tray 2 | Tea lights', 'Tray 3 | Wax melts'],
  ],
  [
    'waiting list in order is: 1 S. Rahman (Mar 22) 2 The Coopers 3 Dee Lutwyche - offered 14b',
    'Waiting list',
    ['S. Rahman | Mar 22', 'The Coopers', 'Dee Lutwyche | Offered 14b'],
  ],
  [
    'use our own rota: 2 Nov Margaret Illsley, 9 Nov (poppies) Jean & Doreen, 16 Nov Pat Hollis',
    'Rota',
    ['Margaret Illsley | 2 Nov', 'Jean & Doreen | 9 Nov · poppies', 'Pat Hollis | 16 Nov'],
  ],
  [
    'rewards: 30 mins xbox = 20pts, stay up late fri 35, pick the takeaway 60, no chores 100',
    'Rewards',
    ['30 mins xbox | 20pts', 'Stay up late fri | 35', 'Pick the takeaway | 60', 'No chores | 100'],
  ],
  [
    'First three on the waiting list are Dean Sillars (19/4/23), Ruth Bray (2/9/23), Y. Hashemi (11/1/24)',
    'Waiting list',
    ['Dean Sillars | 19/4/23', 'Ruth Bray | 2/9/23', 'Y. Hashemi | 11/1/24'],
  ],
])('%s: adds a list', async (text, title, rows) => {
  const { before, lists } = await edited(shop, text);
  expect(lists[title]).toEqual(rows);
  expect(lists['records']).toEqual(before['records']);
});

test('makes or reports the other requests', async () => {
  const text = 'My real ones: Old Smoke, Hay Barn, Wet Dog. Make it dark. Deposits are half.';
  const { lists, failed, text: drawn } = await edited(shop, text);
  expect(lists['records']?.length).toBe(3);
  expect(failed).toEqual(['Deposits are half']);
  expect(drawn).toContain('"mode":"dark"');
});

test.each([
  'sizes could be Round, Square, Tall or Wide',
  'change the tabs to Home, Map, List, Pets, Me',
  'Sizes: S, M, L, XL',
  'each candle needs: Weight, Scent, Burn time',
  'instead of Small/Large the kids want Perfect, Tree, Lawn Dart, Cato',
  'Only three buttons on the front and nothing else, Shaky, Stuck, Good',
  'Shelves go 1 to 60 then 12A, 27A and 41A',
])('%s: changes no records', async (text) => {
  const { before, lists } = await edited(shop, text);
  expect(lists['records']).toEqual(before['records']);
});
