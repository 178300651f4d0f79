import type { FontFile } from './assets';
import { base64 } from './base64';

const inFile = ({ content }: FontFile) => `data:font/woff2;base64,${base64(content)}`;

/** Embeds the fonts, or uses the given URLs. */
export const fontFaces = (
  fonts: readonly FontFile[],
  addressOf: (font: FontFile) => string = inFile,
): string =>
  fonts
    .map(
      (font) =>
        `@font-face{font-family:'${font.family}';font-display:swap;font-weight:${font.weight};src:url(${addressOf(font)}) format('woff2')${font.range ? `;unicode-range:${font.range}` : ''}}\n`,
    )
    .join('');
