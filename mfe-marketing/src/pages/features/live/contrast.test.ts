import { contrast, grade } from './contrast';

test('black on white is 21 to 1, whichever comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
});

test('#767676 is the lightest grey that reads on white', () => {
  expect(grade(contrast('#767676', '#ffffff'))).toBe('AA');
  expect(grade(contrast('#777777', '#ffffff'))).toBe('AA large');
});

test('what cannot be read is not called readable', () => {
  expect(grade(contrast('#cccccc', '#ffffff'))).toBe('Low');
  expect(grade(contrast('#333333', '#ffffff'))).toBe('AAA');
});
