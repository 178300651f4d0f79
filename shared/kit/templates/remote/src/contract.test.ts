import { contractRefusals } from '@appling/testing/contract';

test('passes the contract gate', () => {
  expect(contractRefusals('__REMOTE__')).toEqual([]);
});
