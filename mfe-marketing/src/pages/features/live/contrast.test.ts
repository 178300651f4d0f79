import { contrast, grade } from './contrast';

test('black and white have a ratio of 21 to 1 in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
});

test('#767676 is the lightest gray that passes AA on white', () => {
  expect(grade(contrast('#767676', '#ffffff'))).toBe('AA');
  expect(grade(contrast('#777777', '#ffffff'))).toBe('AA large');
});

test('grades a ratio below 3 as low', () => {
  expect(grade(contrast('#cccccc', '#ffffff'))).toBe('Low');
  expect(grade(contrast('#333333', '#ffffff'))).toBe('AAA');
});
