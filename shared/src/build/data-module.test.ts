const { packed } = jest.requireActual<{
  packed: (exported: Record<string, unknown>) => { json: string; names: string[] };
}>('./data-module.cjs');

test('what a module exports is written as it is', () => {
  const exported = { words: { en: 'plant, garden' }, counts: [1, 2], isDense: false };
  const { json, names } = packed(exported);
  expect(JSON.parse(json)).toEqual(exported);
  expect(names).toEqual(['words', 'counts', 'isDense']);
});

test.each([() => 1, new Set(['a']), new Map(), new Date(0), undefined, 1n])(
  'what would arrive as something else is refused: %p',
  (value) => {
    expect(() => packed({ words: { inner: value } })).toThrow('inner is no data');
  },
);
