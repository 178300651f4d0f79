import { isBlank, isTooLong, styleOf } from './chat-message';

test.each([
  ['a coquette diary', 'Coquette'],
  ['minimal but coquette', 'Coquette'],
  ['a minimalist timer', 'Minimal'],
  ['a habit tracker', 'Pastel'],
  ['Coquette Style', 'Pastel'],
  ['MINIMAL', 'Pastel'],
  ['', 'Pastel'],
])('"%s" is answered in the %s style', (text, style) => {
  expect(styleOf(text)).toBe(style);
});

test('rejects messages of spaces and line breaks only', () => {
  expect(isBlank(' \n\t ')).toBe(true);
  expect(isBlank(' a ')).toBe(false);
});

test('accepts 4,000 characters, and rejects one more', () => {
  expect(isTooLong('x'.repeat(4000))).toBe(false);
  expect(isTooLong('x'.repeat(4001))).toBe(true);
});
