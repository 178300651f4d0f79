import { contractRefusals } from '@appling/testing/contract';

test('the shell passes the contract gate: it provides what every remote needs', () => {
  expect(contractRefusals('shell')).toEqual([]);
});
