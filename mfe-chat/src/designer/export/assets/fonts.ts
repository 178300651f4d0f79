import bricolageLicense from '@appling/ui/styles/fonts/bricolage-grotesque-license.txt';
import bricolage from '@appling/ui/styles/fonts/bricolage-grotesque.ttf';
import instrumentLicense from '@appling/ui/styles/fonts/instrument-sans-license.txt';
import instrument from '@appling/ui/styles/fonts/instrument-sans.ttf';
import type { AppDesign } from '../../model/app-design';
import type { Typeface } from '../../model/theme';
import type { FontFile } from './assets';
import { bytesAt } from './bytes-at';

/** The site's own fonts. Display fonts are available as web fonts only, which systems cannot install. */
const files = {
  bricolage: {
    family: 'Bricolage Grotesque',
    name: 'bricolage-grotesque.ttf',
    weight: '200 800',
    address: bricolage,
    license: { name: 'bricolage-grotesque-license.txt', address: bricolageLicense },
  },
  instrument: {
    family: 'Instrument Sans',
    name: 'instrument-sans.ttf',
    weight: '400 700',
    address: instrument,
    license: { name: 'instrument-sans-license.txt', address: instrumentLicense },
  },
} satisfies Partial<Record<Typeface, unknown>>;

/** A rounded face falls back to another face's font on systems without one. */
const held: Partial<Record<Typeface, keyof typeof files>> = {
  bricolage: 'bricolage',
  rounded: 'bricolage',
  instrument: 'instrument',
};

/**
 * Fetches the fonts of a design with their licences.
 * @throws {Error} when one cannot be fetched, or the signal's reason
 */
export async function fetchFonts({ look }: AppDesign, signal: AbortSignal): Promise<FontFile[]> {
  const used = new Set([look.type.display, look.type.text].flatMap((face) => held[face] ?? []));
  return Promise.all(
    [...used].map(async (face) => {
      const { address, license, ...font } = files[face];
      const [content, terms] = await Promise.all(
        [address, license.address].map((each) => bytesAt(each, signal)),
      );
      return {
        ...font,
        content: content ?? new Uint8Array(),
        license: { name: license.name, content: terms ?? new Uint8Array() },
      };
    }),
  );
}
