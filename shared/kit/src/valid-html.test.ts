import { faultsOf } from './valid-html';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;

test('accepts HTML as React writes it', async () => {
  const body = '<label>Size<input id="_R_1_" type="radio" checked=""/></label><br/>';
  expect(await faultsOf('index.html', page(body))).toEqual([]);
});

test.each([
  ['a block inside a button', '<button type="button"><div>Go</div></button>', 'element-permitted'],
  ['an id that is there twice', '<p id="a">A</p><p id="a">B</p>', 'no-dup-id'],
  ['a picture without words', '<img src="/a.svg">', 'wcag/h37'],
  ['a label that points nowhere', '<label for="gone">Name</label>', 'no-missing-references'],
])('reports %s', async (_name, body, rule) => {
  expect((await faultsOf('index.html', page(body))).join(' ')).toContain(rule);
});
