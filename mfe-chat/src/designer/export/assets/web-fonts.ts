import anton from '@fontsource/anton/files/anton-latin-400-normal.woff2';
import antonLicense from '@fontsource/anton/LICENSE';
import bodoni from '@fontsource/bodoni-moda/files/bodoni-moda-latin-600-normal.woff2';
import bodoniLicense from '@fontsource/bodoni-moda/LICENSE';
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2';
import fredokaLicense from '@fontsource/fredoka/LICENSE';
import limelight from '@fontsource/limelight/files/limelight-latin-400-normal.woff2';
import limelightLicense from '@fontsource/limelight/LICENSE';
import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2';
import newsreaderLicense from '@fontsource/newsreader/LICENSE';
import orbitron from '@fontsource/orbitron/files/orbitron-latin-700-normal.woff2';
import orbitronLicense from '@fontsource/orbitron/LICENSE';
import patrick from '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2';
import patrickLicense from '@fontsource/patrick-hand/LICENSE';
import pixelify from '@fontsource/pixelify-sans/files/pixelify-sans-latin-600-normal.woff2';
import pixelifyLicense from '@fontsource/pixelify-sans/LICENSE';
import bricolageLicense from '@appling/ui/styles/fonts/bricolage-grotesque-license.txt';
import bricolageRest from '@appling/ui/styles/fonts/bricolage-grotesque-rest.woff2';
import bricolage from '@appling/ui/styles/fonts/bricolage-grotesque.woff2';
import faces from '@appling/ui/styles/fonts/faces.json';
import instrumentLicense from '@appling/ui/styles/fonts/instrument-sans-license.txt';
import instrumentRest from '@appling/ui/styles/fonts/instrument-sans-rest.woff2';
import instrument from '@appling/ui/styles/fonts/instrument-sans.woff2';
import type { Typeface } from '../../model/theme';

export interface WebFont {
  family: string;
  weight: string;
  files: readonly { name: string; address: string; range?: string }[];
  license: string;
}

const ofSite = (family: string, addresses: readonly string[], license: string): WebFont => {
  const own = faces.filter((face) => face.family === family);
  return {
    family,
    weight: own[0]?.weight ?? '400',
    files: own.map(({ file, range }, at) => ({ name: file, address: addresses[at] ?? '', range })),
    license,
  };
};

const ofMood = (family: string, address: string, license: string): WebFont => {
  const name = `${family.toLowerCase().replace(' ', '-')}.woff2`;
  return { family, weight: '400 800', files: [{ name, address }], license };
};

const grotesque = ofSite(
  'Bricolage Grotesque Variable',
  [bricolage, bricolageRest],
  bricolageLicense,
);

/** Every face that `faces.css` and the site load. Other faces are system fonts, which cannot be exported. */
export const webFonts: Readonly<Partial<Record<Typeface, WebFont>>> = {
  bricolage: grotesque,
  rounded: grotesque,
  instrument: ofSite('Instrument Sans Variable', [instrument, instrumentRest], instrumentLicense),
  newsreader: ofMood('Newsreader', newsreader, newsreaderLicense),
  hand: ofMood('Patrick Hand', patrick, patrickLicense),
  pixel: ofMood('Pixelify Sans', pixelify, pixelifyLicense),
  didone: ofMood('Bodoni Moda', bodoni, bodoniLicense),
  deco: ofMood('Limelight', limelight, limelightLicense),
  poster: ofMood('Anton', anton, antonLicense),
  wide: ofMood('Orbitron', orbitron, orbitronLicense),
  bubble: ofMood('Fredoka', fredoka, fredokaLicense),
};
