import { inDirection } from './in-direction';

test('what differs between left and right is said by the reading direction', () => {
  expect(inDirection({ paddingLeft: 20, paddingRight: 6, left: 4 })).toEqual({
    paddingInlineStart: 20,
    paddingInlineEnd: 6,
    insetInlineStart: 4,
  });
});

test('what is the same on both sides stays as it is', () => {
  const style = { paddingLeft: 8, paddingRight: 8, left: 0, right: 0, top: 3 };
  expect(inDirection(style)).toEqual(style);
});
