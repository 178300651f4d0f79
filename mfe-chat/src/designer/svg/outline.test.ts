import { outlineOf } from './outline';

test('folds long values of a design', () => {
  expect(outlineOf({ version: 2, name: 'A', look: { radius: 1 }, screens: [1, 2] })).toEqual([
    '{',
    '  "version": 2,',
    '  "name": "A",',
    '  "look": { … },',
    '  "screens": [ … ]',
    '}',
  ]);
});
