import { inDirection } from './in-direction';

test('uses logical properties where left and right differ', () => {
  expect(inDirection({ paddingLeft: 20, paddingRight: 6, left: 4 })).toEqual({
    paddingInlineStart: 20,
    paddingInlineEnd: 6,
    insetInlineStart: 4,
  });
});

test('keeps properties that are equal on both sides', () => {
  const style = { paddingLeft: 8, paddingRight: 8, left: 0, right: 0, top: 3 };
  expect(inDirection(style)).toEqual(style);
});
