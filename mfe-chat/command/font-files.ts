import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Font } from 'satori';
import { fontFaces } from '../src/designer/svg/font-faces';

export const FONTS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'fonts');

interface FontFile extends Omit<Font, 'data'> {
  from: string;
  file: string;
}

/** The second family has accented letters that the first files lack. */
export const fontFiles: readonly FontFile[] = fontFaces.flatMap(([name, folder, weights, style]) =>
  weights.flatMap((weight) =>
    ['latin', 'latin-ext'].map((letters) => ({
      name: letters === 'latin' ? name : `${name} Ext`,
      weight,
      style,
      from: `@fontsource/${folder}`,
      file: `${folder}-${letters}-${weight}-${style}.woff`,
    })),
  ),
);
