import { nativeStyle } from './native-style';

jest.mock('react-native', () => ({ Platform: { OS: 'ios' } }), { virtual: true });

test('converts lengths to phone units, and keeps ratios and keywords', () => {
  expect(nativeStyle({ width: 100, height: '50%', flexGrow: 1, opacity: 0.5 }, 1.2)).toEqual({
    width: 120,
    height: '50%',
    flexGrow: 1,
    opacity: 0.5,
  });
});

test('expands CSS shorthands by side and corner', () => {
  expect(nativeStyle({ padding: '1px 2px 3px 4px' }, 2)).toEqual({
    paddingTop: 2,
    paddingRight: 4,
    paddingBottom: 6,
    paddingLeft: 8,
  });
  expect(nativeStyle({ borderRadius: '4px 8px' }, 1)).toEqual({
    borderTopLeftRadius: 4,
    borderTopRightRadius: 8,
    borderBottomRightRadius: 4,
    borderBottomLeftRadius: 8,
  });
  expect(nativeStyle({ border: '1.5px dashed #112233' }, 2)).toEqual({
    borderWidth: 3,
    borderColor: '#112233',
    borderStyle: 'dashed',
  });
  expect(nativeStyle({ borderTop: '1px solid #112233' }, 1)).toEqual({
    borderTopWidth: 1,
    borderTopColor: '#112233',
  });
});

test('omits values that are unset', () => {
  expect(nativeStyle({ border: 'none', boxShadow: 'none' }, 1)).toEqual({ borderWidth: 0 });
});

test('uses logical properties where left and right differ', () => {
  expect(
    nativeStyle({ paddingLeft: 20, paddingRight: 6, borderLeft: '2px solid #000000' }, 1),
  ).toEqual({
    paddingInlineStart: 20,
    paddingInlineEnd: 6,
    borderStartWidth: 2,
    borderStartColor: '#000000',
  });
});

test('renames gradients and text decoration', () => {
  const image = 'linear-gradient(160deg, #ffffff, #000000)';
  expect(nativeStyle({ backgroundImage: image, textDecoration: 'line-through' }, 1)).toEqual({
    experimental_backgroundImage: image,
    textDecorationLine: 'line-through',
  });
});
