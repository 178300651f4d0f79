import type { AppDesign } from '../../model/app-design';
import type { FontFile } from './assets';
import { bytesAt } from './bytes-at';
import { webFonts, type WebFont } from './web-fonts';

async function filesOf(font: WebFont, signal: AbortSignal): Promise<FontFile[]> {
  const { family, weight, files } = font;
  const name = `${family.toLowerCase().replaceAll(' ', '-')}-license.txt`;
  const license = { name, content: await bytesAt(font.license, signal) };
  return Promise.all(
    files.map(async ({ address, ...file }) => ({
      ...file,
      family,
      weight,
      license,
      content: await bytesAt(address, signal),
    })),
  );
}

/**
 * Fetches the web fonts of a design with their licences.
 * @throws {Error} when one cannot be fetched, or the signal's reason
 */
export async function fetchWebFonts({ look }: AppDesign, signal: AbortSignal): Promise<FontFile[]> {
  const used = new Set([look.type.display, look.type.text].flatMap((face) => webFonts[face] ?? []));
  const files = await Promise.all([...used].map((font) => filesOf(font, signal)));
  return files.flat();
}
