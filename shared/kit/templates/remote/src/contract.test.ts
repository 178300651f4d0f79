import { contractRefusals } from '@appling/testing/contract';

test('the contract gate lets the build pass: exposes, routes, links, singletons, version, sizes', () => {
  expect(contractRefusals('__REMOTE__')).toEqual([]);
});
