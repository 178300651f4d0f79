import { cx } from './cx';

test('joins class names and skips falsy values', () => {
  expect(cx('a', false, undefined, null, '', 'b')).toBe('a b');
  expect(cx(undefined)).toBeUndefined();
});
