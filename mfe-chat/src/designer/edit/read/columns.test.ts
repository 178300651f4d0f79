/** @jest-environment node */
import { releasedSource } from '../../../content/released-source';
import { designFrom } from '../../design-from';
import type { AppDesign } from '../../model/app-design';
import { answerEdit } from '../answer-edit';

const options = { content: releasedSource };
const idea = 'Kanban board for furniture restoration: Strip, Sand, Varnish, Done';
let board: AppDesign;
beforeAll(async () => {
  board = (await designFrom(idea, options)).design;
});

test.each([
  ["A column 'Drying' after Varnish", 'Drying', 3],
  ['add a column Drying after Varnish', 'Drying', 3],
  ['add Drying after Sand', 'Drying', 2],
  ['add a column called Drying between Sand and Varnish', 'Drying', 2],
  ["a 'Drying' column before Done", 'Drying', 3],
  ['put a column Drying at the start', 'Drying', 0],
  ['another column: Drying, after Sand', 'Drying', 2],
  ['add a column Drying', 'Drying', 4],
  ['füge nach Sand eine Spalte Trocknen ein', 'Trocknen', 2],
])('%s: adds a column at the right position', async (text, row, at) => {
  const answer = await answerEdit(board, text, options);
  expect(answer.as === 'change' ? answer.operations : answer.as).toEqual([
    { op: 'row.add', component: 'part-board', at, list: 'columns', row },
  ]);
});

test('does not read other additions as columns', async () => {
  const answer = await answerEdit(board, 'add a chair after the table', options);
  const operations = answer.as === 'change' ? answer.operations : [];
  expect(operations.filter((each) => 'list' in each && each.list === 'columns')).toEqual([]);
});
