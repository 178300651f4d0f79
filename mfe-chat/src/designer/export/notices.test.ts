/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { firstDesign } from '../first-design';
import { parseDesign, type AppDesign } from '../model/app-design';
import type { FontFile } from './assets/assets';
import { makeExpo } from './expo/make-expo';
import { sources as expoSources } from './expo/sources-file';
import * as runtime from './html/runtime-file';
import { writeHtml } from './html/write-html';
import { makeReact } from './react/make-react';
import { sources as reactSources } from './react/sources-file';

const { resolve } = createRequire(__filename);
const licenseOf = (name: string) =>
  readFileSync(path.join(path.dirname(resolve(`${name}/package.json`)), 'LICENSE'));
const inLine = (text: string) => text.replace(/\s+/g, ' ');

const font = (name: string): FontFile => ({
  family: name,
  name: `${name}.woff2`,
  weight: '400',
  content: new Uint8Array([1]),
  license: {
    name: `${name}-license.txt`,
    content: Uint8Array.from(licenseOf(`@fontsource/${name}`)),
  },
});
const fonts = [font('newsreader'), font('instrument-sans')];

const [home, ...others] = firstDesign.screens;
const dog = { type: 'picture', id: 'dog', picture: 'animals/dog', label: 'A dog', height: 120 };
const withEmoji = parseDesign({
  ...firstDesign,
  screens: [{ ...home, components: [...home!.components, dog] }, ...others],
});

type Notices = (design: AppDesign) => Promise<string>;
const inZip = (files: readonly { path: string; content: unknown }[]) => {
  expect(String(files.find((file) => file.path === 'README.md')?.content)).toContain('licenses/');
  return String(files.find((file) => file.path === 'licenses/drawings.txt')?.content);
};
const exportsOf: [string, Notices][] = [
  ['HTML', (design) => writeHtml(design, fonts, runtime)],
  ['React', async (design) => inZip(await makeReact(design, fonts, reactSources))],
  ['Expo', async (design) => inZip(await makeExpo(design, fonts, expoSources))],
];

test.each(exportsOf)('%s carries the licences of icons and pictures', async (_name, noticesOf) => {
  const [lucide = '', feather = ''] = licenseOf('lucide-react').toString().split('\n---\n');
  const text = inLine(await noticesOf(withEmoji));
  for (const [own, from] of [
    [lucide, 'Copyright'],
    [lucide, 'Permission'],
    [feather, 'Copyright'],
    [feather, 'Permission'],
  ] as const) {
    const notice = own.slice(own.indexOf(from)).trim();
    expect(text).toContain(inLine(from === 'Copyright' ? notice.split('\n')[0]! : notice));
  }
  expect(text).toContain('Fluent Emoji: Copyright (c) Microsoft Corporation');
  expect(inLine(await noticesOf(firstDesign))).not.toContain('Microsoft');
});

test('HTML carries the copyright of each font, and their licence once', async () => {
  const html = await writeHtml(firstDesign, fonts, runtime);
  for (const { license } of fonts) {
    const [copyright = '', ...terms] = new TextDecoder().decode(license.content).split('\n');
    expect(html).toContain(copyright);
    expect(html.split(terms.join('\n').trim())).toHaveLength(2);
  }
  const bare = await writeHtml(firstDesign, [], runtime);
  expect(bare).not.toContain('SIL OPEN FONT LICENSE');
});

test('no text of a licence ends the comment of an HTML file', async () => {
  const license = {
    name: 'x.txt',
    content: new TextEncoder().encode('(c) --> --!> <b>x</b>\nterms'),
  };
  const html = await writeHtml(firstDesign, [{ ...font('anton'), license }], runtime);
  expect(html.slice(html.lastIndexOf('<!--')).split(/--!?>/)).toHaveLength(2);
});
