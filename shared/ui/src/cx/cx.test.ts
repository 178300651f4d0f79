import { cx } from './cx';

test('class names are joined and falsy parts left out', () => {
  expect(cx('a', false, undefined, null, '', 'b')).toBe('a b');
  expect(cx(undefined)).toBeUndefined();
});
