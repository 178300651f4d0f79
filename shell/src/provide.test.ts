import { SINGLETONS } from '@appling/contract/singletons';
import { provided } from './provide';

test('the shell provides every singleton of the contract, and nothing else', () => {
  expect(Object.keys(provided).sort()).toEqual(Object.keys(SINGLETONS).sort());
});
