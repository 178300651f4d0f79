import { outlineOf } from './outline';

test('the outline of a design folds what is long', () => {
  expect(outlineOf({ version: 2, name: 'A', look: { radius: 1 }, screens: [1, 2] })).toEqual([
    '{',
    '  "version": 2,',
    '  "name": "A",',
    '  "look": { … },',
    '  "screens": [ … ]',
    '}',
  ]);
});
