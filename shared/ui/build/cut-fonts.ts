import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { REST, type FontFace } from '@appling/contract/site-design';
import subsetFont from 'subset-font';
import { charactersOf } from './font-characters.ts';

const require = createRequire(import.meta.url);

export const FONT_FOLDER = path.join(import.meta.dirname, '../src/styles/fonts');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0';

/** Every page preloads `core`, the site's own characters; each costs up to 2 kB of kerning in the headings' font. */
const FONTS = [
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage Grotesque Variable',
    source: 'bricolage-grotesque-latin-opsz-normal.woff2',
    weight: '200 800',
    core: `${LETTERS}!"$%&'()+,-./:<>?£€é°·×–—‘’“”…−`,
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans Variable',
    source: 'instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
    core: `${LETTERS}!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~£€é§©°·×–—‘’“”•…−`,
  },
];

/** Features that shaping and the style sheets use; stylistic alternatives would add unused glyphs. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** Licence and its address: the OFL must be part of every copy. */
const LICENSE_NAMES = [13, 14];

export interface CutFont {
  face: FontFace;
  content: Buffer;
}

/** Splits each font in two: the site's own characters, and the rest, which browsers fetch on demand. Deterministic. */
export async function cutFonts(): Promise<CutFont[]> {
  const cut: CutFont[] = [];
  for (const { name, family, source, weight, core } of FONTS) {
    const folder = path.dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
    const packed = await readFile(path.join(folder, 'files', source));
    const all = charactersOf(
      await subsetFont(packed, undefined, { targetFormat: 'truetype', keepAllGlyphs: true }),
    );
    const missing = [...core].filter((character) => !all.includes(character));
    if (missing.length > 0) throw new Error(`${source} lacks ${missing.join(' ')}.`);
    const rest = all.filter((character) => !core.includes(character)).join('');
    for (const [file, text] of [
      [`${name}.woff2`, core],
      [`${name}${REST}.woff2`, rest],
    ] as const) {
      cut.push({
        face: { file, family, weight, range: unicodeRange(text) },
        content: await subsetFont(packed, text, {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
          preserveNameIds: LICENSE_NAMES,
        }),
      });
    }
  }
  return cut;
}

const INSTALLED_NAMES = [0, 1, 2, 3, 4, 5, 6, 9, 13, 14, 16, 17];

/** Returns the fonts as installable files with their licence, for exported designs. Deterministic. */
export async function installableFonts(): Promise<{ file: string; content: Buffer }[]> {
  const made = FONTS.map(async ({ name, source }) => {
    const folder = path.dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
    const packed = await readFile(path.join(folder, 'files', source));
    const whole = await subsetFont(packed, undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
    });
    const content = await subsetFont(packed, charactersOf(whole).join(''), {
      targetFormat: 'truetype',
      keepFeatures: FEATURES,
      preserveNameIds: INSTALLED_NAMES,
    });
    const license = await readFile(path.join(folder, 'LICENSE'));
    return [
      { file: `${name}.ttf`, content },
      { file: `${name}-license.txt`, content: license },
    ];
  });
  return (await Promise.all(made)).flat();
}

/** E.g. `U+20-7e,U+a0`. */
function unicodeRange(text: string): string {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range && range[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(',');
}
