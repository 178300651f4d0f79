/** @jest-environment node */
import path from 'node:path';
import { casesIn, scoreEdit, type Outcome } from './score-edits';

const casesOf = (list: string) => casesIn(path.join(import.meta.dirname, 'edits', list));

/** Every fourth case, because the whole list takes minutes; see `score-edits.ts`. */
const some = [
  ...casesOf('seen-grammar.jsonl').filter((_, at) => at % 4 === 0),
  ...casesOf('seen-grammar-2.jsonl').filter((_, at) => at % 2 === 0),
  ...casesOf('seen-grammar-3.jsonl'),
];

test('makes the edits of the seen list as asked, replaces no app and reports no change that did not happen', async () => {
  const outcomes: Outcome[] = [];
  for (const each of some) outcomes.push((await scoreEdit(each)).outcome);
  const share = (outcome: Outcome) =>
    outcomes.filter((each) => each === outcome).length / outcomes.length;
  expect(share('done')).toBeGreaterThanOrEqual(0.85);
  expect(share('replaced')).toBe(0);
  expect(share('wrong')).toBeLessThanOrEqual(0.03);
}, 120_000);
