/** @jest-environment node */
import { releasedSource } from '../../content/released-source';
import { designFrom } from '../design-from';
import type { AppDesign } from '../model/app-design';
import { answerEdit } from './answer-edit';

const options = { content: releasedSource };
let shop: AppDesign;
beforeAll(async () => {
  shop = (await designFrom('a shop for handmade candles', options)).design;
});

async function opsOf(text: string) {
  const answer = await answerEdit(shop, text, options);
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
