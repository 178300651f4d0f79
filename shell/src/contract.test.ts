import { contractRefusals } from '@appling/testing/contract';

test('the contract gate lets the shell pass: every remote can live on what it provides', () => {
  expect(contractRefusals('shell')).toEqual([]);
});
