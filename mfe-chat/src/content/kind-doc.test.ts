/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentFaults } from './content-faults';
import type { KindFile } from './kind.schema';
import { languageFaults } from './language-faults';
import { CONTENT, readContent, readKinds } from './read-content';

const doc = readFileSync(path.join(CONTENT, '../../docs/content.md'), 'utf8');
const [, section = ''] = /## Add a kind of app(.*?)\n## /s.exec(doc) ?? [];
const [, name = ''] = /Save this as `mfe-chat\/content\/kinds\/([\w-]+)\.json`/.exec(section) ?? [];
const [, json = ''] = /```json\n(.*?)```/s.exec(section) ?? [];
const [, sentence = ''] = /try it as above: “([^”]+)”/.exec(section) ?? [];

let folder = '';
let file = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kind-'));
  cpSync(CONTENT, folder, { recursive: true });
  file = path.join(folder, 'kinds', `${name}.json`);
});
beforeEach(() => writeFileSync(file, json));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const faults = () => [
  ...contentFaults(folder),
  ...languageFaults(path.join(folder, 'languages'), readKinds(folder)),
];

test('reads and draws a kind that is added in one file as docs/content.md says', async () => {
  expect(faults()).toEqual([]);

  jest.doMock('./read-content', () => ({
    ...jest.requireActual<object>('./read-content'),
    CONTENT: folder,
    readContent: () => readContent(folder),
    readKinds: () => readKinds(folder),
  }));
  const { designFrom } = await import('../designer/design-from');
  const { releasedSource } = await import('./released-source');
  const { kinds } = await import('./released-content');
  const { recipes } = await import('../designer/compose/recipes');
  const { parseDesign } = await import('../designer/model/app-design');
  const { withDetails } = await import('../designer/interpret/with-details');
  const { makeDrawable } = await import('../designer/render/drawable');
  const { PhoneScreen } = await import('../designer/render/phone-screen');
  const { stillPhone } = await import('../designer/render/still-phone');

  const own = JSON.parse(json) as KindFile;
  const { brief, design: made } = await designFrom(sentence, { content: releasedSource });
  expect(brief.kind).toMatchObject({ value: name, words: own.reading?.words?.strong?.[0] });
  expect(brief.features.map(({ value }) => value)).toEqual(
    expect.arrayContaining(own.reading?.implies ?? ['no features']),
  );
  expect(withDetails(brief, await releasedSource.kind(brief.kind.value)).entities[0]).toMatchObject(
    { singular: own.reading?.things?.[0]?.one },
  );
  const design = parseDesign(made);
  expect(own.names).toContain(design.name);
  expect(design.look.type.display).toBe('newsreader');
  expect(own.traits?.palettes?.map((palette) => recipes[palette as 'sand'].name)).toContain(
    design.ownLook.palette.name,
  );
  await makeDrawable(design);
  const drawn = design.screens.map(({ id }) =>
    renderToStaticMarkup(createElement(PhoneScreen, { phone: stillPhone(design, id, 'live') })),
  );
  expect(drawn.join().includes('The blue keepsake')).toBe(true);
  // The shared data has the words that identify a kind; the kind's file has only its content.
  expect(JSON.stringify(kinds[name])).not.toContain('heirloom');
});

test.each([
  ['"list"', '"lists"', 'reading.implies[0]: "lists" is no name that is known here.'],
  ['"sand"', '"sandy"', 'traits.palettes[0]: "sandy" is no name that is known here.'],
  ['"heirloom"', '{ "group": "post" }', 'reading.words.strong[1]: "post" is no group'],
  ['"words": { "strong": ["memory box", "heirloom"] },', '', 'reading.words: is missing'],
])('reports %s replaced by %s', (from, to, fault) => {
  writeFileSync(file, json.replace(from, to));
  expect(faults()).toEqual([expect.stringContaining(`content/kinds/${name}.json: ${fault}`)]);
});
