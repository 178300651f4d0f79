/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { releasedData } from '@appling/runtime/federation/released-file';
import { designFrom } from '../designer/design-from';
import { parseDesign } from '../designer/model/app-design';
import { makeDrawable } from '../designer/render/drawable';
import { PhoneScreen } from '../designer/render/phone-screen';
import { stillPhone } from '../designer/render/still-phone';
import { contentFaults } from './content-faults';
import { contentTree } from './content-tree';
import { CONTENT, readContent } from './read-content';
import { releasedSource } from './released-source';
import type { ContentSource } from './source';

const doc = readFileSync(path.join(CONTENT, '../../docs/content.md'), 'utf8');
const [, file = ''] = /Save this as `mfe-chat\/content\/(packs\/[\w-]+\.json)`/.exec(doc) ?? [];
const [, json = ''] = /```json\n(.*?)```/s.exec(doc) ?? [];
const [, sentence = ''] = /sentence with one of your words: “([^”]+)”/.exec(doc) ?? [];
const [, mistaken = '', fault = ''] = /^ {3}`mfe-chat\/(content\/\S+) (.*)`$/m.exec(doc) ?? [];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(CONTENT, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('draws a pack that is added as docs/content.md says', async () => {
  writeFileSync(path.join(folder, file), json);
  expect(contentFaults(folder)).toEqual([]);

  const kinds = contentTree(readContent(folder));
  const source: ContentSource = {
    kind: (name) => releasedData('', kinds[name] ?? ''),
    pack: (entry) => releasedData('', entry.file),
    trip: (entry) => releasedData('', entry.file),
    language: async () => undefined,
    app: async () => undefined,
    moods: async () => ({}),
    colors: () => releasedSource.colors(),
    archetype: () => Promise.reject(new Error('No archetypes here.')),
    category: () => Promise.reject(new Error('No categories here.')),
    facts: () => Promise.reject(new Error('No facts here.')),
    rows: () => Promise.reject(new Error('No rows here.')),
    offers: () => Promise.reject(new Error('No offers here.')),
  };
  const { brief, design: made } = await designFrom(sentence, { content: source });
  const { $schema: _schema, kinds: _kinds, words: _words, ...own } = JSON.parse(json) as PackLike;
  expect(file).toBe(`packs/${brief.subject?.value}.json`);

  const design = parseDesign(made);
  await makeDrawable(design);
  const drawn = design.screens.map(({ id }) =>
    renderToStaticMarkup(createElement(PhoneScreen, { phone: stillPhone(design, id, 'live') })),
  );
  expect(own.names).toContain(design.name);
  for (const { title } of own.records) expect(drawn.join()).toContain(title);
  expect(drawn.join()).not.toContain('{money');
});

interface PackLike {
  $schema: string;
  kinds: string[];
  words: string[];
  names: string[];
  records: { title: string }[];
}

test('reports a mistake as docs/content.md says', () => {
  expect(mistaken).toBe(`content/${file}:`);
  writeFileSync(path.join(folder, file), json.replace('"icon": "sun"', '"icon": "sunn"'));
  expect(contentFaults(folder)).toEqual([`${mistaken} ${fault}`]);
});

test('keeps the document short', () => {
  expect(doc.split('\n').length).toBeLessThanOrEqual(81);
});
