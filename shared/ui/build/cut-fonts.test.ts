/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPreloadedFont } from '@appling/contract/site-design';
import subsetFont from 'subset-font';
import faces from '../src/styles/fonts/faces.json';
import { FONT_FOLDER, cutFonts, type CutFont } from './cut-fonts';
import { charactersOf } from './font-characters';

let cut: CutFont[] = [];

// Packing runs in WebAssembly, which is slow on a busy machine.
beforeAll(async () => {
  cut = await cutFonts();
}, 180_000);

function charactersIn(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
}

test('finds the committed fonts equal to the output of npx --no appling fonts', () => {
  expect(cut.map(({ face }) => face)).toEqual(faces);
  const stale = cut.filter(
    ({ face, content }) => !readFileSync(path.join(FONT_FOLDER, face.file)).equals(content),
  );
  expect(stale.map(({ face }) => face.file)).toEqual([]);
});

test('contains exactly the characters of its unicode-range', async () => {
  for (const { face, content } of cut) {
    const font = await subsetFont(content, undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
    });
    expect(charactersOf(font)).toEqual(charactersIn(face.range));
  }
});

test('splits each font in two without overlap; pages preload the first part', () => {
  const families = new Set(cut.map(({ face }) => face.family));
  expect(families.size).toBe(2);
  for (const family of families) {
    const ofFamily = faces.filter((face) => face.family === family);
    const characters = ofFamily.flatMap(({ range }) => charactersIn(range));
    expect(new Set(characters).size).toBe(characters.length);
    expect(characters).toEqual(expect.arrayContaining(['A', 'z', ' ', 'é', 'ü', 'ß', 'Œ', '€']));
    expect(ofFamily.map(({ file }) => isPreloadedFont(file))).toEqual([true, false]);
  }
});

test('includes copyright and licence in every file', async () => {
  for (const { content } of cut) {
    const font = await subsetFont(content, undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      preserveNameIds: [13, 14],
    });
    // Names are UTF-16: every second byte is the letter.
    const words = font.toString('latin1').replaceAll('\0', '');
    expect(words).toContain('Project Authors');
    expect(words).toContain('scripts.sil.org/OFL');
  }
});
