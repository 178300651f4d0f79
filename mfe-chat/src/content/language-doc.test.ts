/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { appParts } from './app-tree';
import type { InterfaceFile } from './interface.schema';
import { languageFaults } from './language-faults';
import { CONTENT } from './read-content';

const doc = readFileSync(path.join(CONTENT, '../../docs/content.md'), 'utf8');
const [, section = ''] = /## Add a language(.*)$/s.exec(doc) ?? [];
const [, from = '', to = ''] = /say `(\w+)`.*?language: `(\w+)`/s.exec(section) ?? [];
const [, file = ''] = /Save this as `mfe-chat\/content\/languages\/([\w/.-]+)`/.exec(section) ?? [];
const [, json = ''] = /```json\n(.*?)```/s.exec(section) ?? [];
const [, sentence = ''] = /try it as above: “([^”]+)”/.exec(section) ?? [];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'language-'));
  cpSync(CONTENT, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('reads a language that is added as docs/content.md says, and draws apps in it', async () => {
  const languages = path.join(folder, 'languages');
  cpSync(path.join(languages, from), path.join(languages, to), { recursive: true });
  for (const part of appParts) rmSync(path.join(languages, to, `${part}.json`));
  writeFileSync(path.join(languages, file), json);
  const texts = path.join(languages, to, 'interface.json');
  const translated = JSON.parse(readFileSync(texts, 'utf8')) as InterfaceFile;
  translated.texts['Home'] = 'Begin';
  writeFileSync(texts, JSON.stringify(translated));
  expect(languageFaults(languages)).toEqual([]);

  jest.doMock('./read-content', () => ({
    ...jest.requireActual<object>('./read-content'),
    CONTENT: folder,
  }));
  const { designFrom } = await import('../designer/design-from');
  const { releasedSource } = await import('./released-source');
  const { parseDesign } = await import('../designer/model/app-design');
  const { makeDrawable } = await import('../designer/render/drawable');
  const { PhoneScreen } = await import('../designer/render/phone-screen');
  const { stillPhone } = await import('../designer/render/still-phone');

  const { brief, design: made } = await designFrom(sentence, { content: releasedSource });
  expect(brief).toMatchObject({ language: to, direction: 'ltr', kind: { value: 'recipes' } });
  expect(brief.features.map(({ value }) => value)).toContain('calendar');
  expect(brief.excluded.map(({ value }) => value)).toEqual(['chat']);
  const design = parseDesign(made);
  await makeDrawable(design);
  const drawn = design.screens.map(({ id }) =>
    renderToStaticMarkup(createElement(PhoneScreen, { phone: stillPhone(design, id, 'live') })),
  );
  expect(design.language).toBe('nl');
  expect(drawn.join()).toContain('Begin');
});
