import fc from 'fast-check';
import { highlight } from './highlight';

test('tokens joined equal the source', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (source) => {
      expect(
        highlight(source)
          .map(({ text }) => text)
          .join(''),
      ).toBe(source);
    }),
  );
});

test('distinguishes keywords, strings, elements and comments', () => {
  const found = highlight('/* a */ import { A } from \'./a\'; return <A on="x" />;');
  const of = (kind: string) => found.filter((each) => each.kind === kind).map(({ text }) => text);
  expect(of('comment')).toEqual(['/* a */']);
  expect(of('keyword')).toEqual(['import', 'from', 'return']);
  expect(of('text')).toEqual(["'./a'", '"x"']);
  expect(of('name')).toEqual(['A']);
});
