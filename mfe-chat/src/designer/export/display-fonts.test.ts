/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { firstDesign } from '../first-design';
import type { AppDesign } from '../model/app-design';
import { typefaces, type Typeface } from '../model/theme-names';
import { liveFamilies } from '../themes/families';
import { installedCuts } from './assets/font-names';
import { systemFonts } from './assets/fonts';
import { trueTypeOf } from './assets/true-type';
import { webFonts } from './assets/web-fonts';
import { fontsModule, fontVersions } from './expo/font-packages';
import { lettersOf } from './penpot/text';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

const rule = /font-family: '(.+?)';[^}]*?font-weight: ([\d ]+);[^}]*?url\('(.+?)'\)/g;
const fetched = Array.from(read('../themes/faces.css').matchAll(rule), ([, ...each]) => each) as [
  family: string,
  weight: string,
  file: string,
][];

const familiesOf = (face: Typeface) =>
  liveFamilies[face].split(',').map((name) => name.trim().replaceAll("'", ''));
const faceOf = (family: string) => typefaces.find((face) => familiesOf(face)[0] === family)!;
const setIn = (display: Typeface): AppDesign => {
  const { look } = firstDesign;
  return { ...firstDesign, look: { ...look, type: { ...look.type, display } } };
};
const slug = (family: string) => family.toLowerCase().replaceAll(' ', '-');

test('knows every font that the preview fetches', () => {
  expect(fetched).toHaveLength(read('../themes/faces.css').split('@font-face').length - 1);
  expect(fetched.map(([family]) => family)).toContain('Newsreader');
});

test.each(fetched)(
  'HTML and React export %s in the file of the preview',
  (family, weight, file) => {
    expect(webFonts[faceOf(family)]).toMatchObject({ family, weight });
    expect(read('assets/web-fonts.ts')).toContain(`from '${file}';`);
  },
);

test.each(fetched)('SVG export %s as a TrueType font under its name', (family, weight, file) => {
  expect(systemFonts[faceOf(family)]).toMatchObject({ family, weight });
  const woff = file.replace(/2$/, '');
  expect(read('assets/fonts.ts')).toContain(`from '${woff}';`);
  const font = trueTypeOf(new Uint8Array(readFileSync(path.resolve('node_modules', woff))));
  const named = (name: string) => Buffer.from(font).includes(Buffer.from(name, 'utf16le').swap16());
  expect(installedCuts([family]).findLast(named)).toBeDefined();
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  const place = path.join(folder, 'font.ttf');
  writeFileSync(place, font);
  const letters = `<svg xmlns="http://www.w3.org/2000/svg"><text y="20">Hg</text></svg>`;
  const picture = new Resvg(letters, { font: { fontFiles: [place], loadSystemFonts: false } });
  expect(picture.getBBox()?.width).toBeGreaterThan(5);
  rmSync(folder, { recursive: true });
});

test.each(fetched)('Expo installs %s', (family) => {
  const design = setIn(faceOf(family));
  expect(fontVersions(design)).toHaveProperty([`@expo-google-fonts/${slug(family)}`]);
  const { takes } = fontsModule(design);
  expect(takes.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(new RegExp(`^${family.replaceAll(' ', '')}_\\d00[A-Z]`)),
  );
});

test.each(fetched)('Penpot files use its Google font for %s', (family) => {
  const style = { size: 16, weight: 800, isItalic: true, tracking: 0, leading: 20 };
  const letters = lettersOf({ ...style, families: familiesOf(faceOf(family)) });
  expect(letters).toMatchObject({ fontId: `gfont-${slug(family)}`, fontFamily: family });
});

test('Penpot files ask only for cuts that the font has', () => {
  const style = { size: 16, weight: 800, isItalic: true, tracking: 0, leading: 20 };
  const cut = (family: string) => lettersOf({ ...style, families: [family] }).fontVariantId;
  expect(cut('Anton')).toBe('regular');
  expect(cut('Fredoka')).toBe('700');
  expect(cut('Newsreader')).toBe('800italic');
});
