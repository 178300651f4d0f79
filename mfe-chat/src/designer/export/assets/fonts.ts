import anton from '@fontsource/anton/files/anton-latin-400-normal.woff';
import antonLicense from '@fontsource/anton/LICENSE';
import bodoni from '@fontsource/bodoni-moda/files/bodoni-moda-latin-600-normal.woff';
import bodoniLicense from '@fontsource/bodoni-moda/LICENSE';
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff';
import fredokaLicense from '@fontsource/fredoka/LICENSE';
import limelight from '@fontsource/limelight/files/limelight-latin-400-normal.woff';
import limelightLicense from '@fontsource/limelight/LICENSE';
import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff';
import newsreaderLicense from '@fontsource/newsreader/LICENSE';
import orbitron from '@fontsource/orbitron/files/orbitron-latin-700-normal.woff';
import orbitronLicense from '@fontsource/orbitron/LICENSE';
import patrick from '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff';
import patrickLicense from '@fontsource/patrick-hand/LICENSE';
import pixelify from '@fontsource/pixelify-sans/files/pixelify-sans-latin-600-normal.woff';
import pixelifyLicense from '@fontsource/pixelify-sans/LICENSE';
import bricolageLicense from '@appling/ui/styles/fonts/bricolage-grotesque-license.txt';
import bricolage from '@appling/ui/styles/fonts/bricolage-grotesque.ttf';
import instrumentLicense from '@appling/ui/styles/fonts/instrument-sans-license.txt';
import instrument from '@appling/ui/styles/fonts/instrument-sans.ttf';
import type { AppDesign } from '../../model/app-design';
import type { Typeface } from '../../model/theme';
import type { FontFile } from './assets';
import { bytesAt } from './bytes-at';

interface Font {
  family: string;
  weight: string;
  /** Of a TrueType font, or of a WOFF file around one. */
  address: string;
  license: string;
}

const ofMood = (family: string, address: string, license: string): Font => ({
  family,
  weight: '400 800',
  address,
  license,
});

const grotesque: Font = {
  family: 'Bricolage Grotesque',
  weight: '200 800',
  address: bricolage,
  license: bricolageLicense,
};

/** Fonts that systems can install, once `trueTypeOf` has unpacked them. */
export const systemFonts: Readonly<Partial<Record<Typeface, Font>>> = {
  bricolage: grotesque,
  // Systems without a rounded face use this one.
  rounded: grotesque,
  instrument: {
    family: 'Instrument Sans',
    weight: '400 700',
    address: instrument,
    license: instrumentLicense,
  },
  newsreader: ofMood('Newsreader', newsreader, newsreaderLicense),
  hand: ofMood('Patrick Hand', patrick, patrickLicense),
  pixel: ofMood('Pixelify Sans', pixelify, pixelifyLicense),
  didone: ofMood('Bodoni Moda', bodoni, bodoniLicense),
  deco: ofMood('Limelight', limelight, limelightLicense),
  poster: ofMood('Anton', anton, antonLicense),
  wide: ofMood('Orbitron', orbitron, orbitronLicense),
  bubble: ofMood('Fredoka', fredoka, fredokaLicense),
};

async function fileOf(font: Font, signal: AbortSignal): Promise<FontFile> {
  const { family, weight, address, license } = font;
  const name = family.toLowerCase().replaceAll(' ', '-');
  const [content, terms] = await Promise.all(
    [address, license].map((each) => bytesAt(each, signal)),
  );
  return {
    family,
    weight,
    name: `${name}.ttf`,
    content: content ?? new Uint8Array(),
    license: { name: `${name}-license.txt`, content: terms ?? new Uint8Array() },
  };
}

/**
 * Fetches the fonts of a design with their licences.
 * @throws {Error} when one cannot be fetched, or the signal's reason
 */
export function fetchFonts({ look }: AppDesign, signal: AbortSignal): Promise<FontFile[]> {
  const faces = [look.type.display, look.type.text];
  const used = new Set(faces.flatMap((face) => systemFonts[face] ?? []));
  return Promise.all([...used].map((font) => fileOf(font, signal)));
}
