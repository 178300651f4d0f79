import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import { PLATFORM } from '../../../shared/kit/src/places.ts';

const fontNames = ['Instrument Sans', 'Bricolage Grotesque'];
const fontFiles = fontNames.map((name) =>
  path.join(PLATFORM, `ui/src/styles/fonts/${name.toLowerCase().replace(' ', '-')}.ttf`),
);

/** Pictures in Chromium have no fonts of ours. As in resvg, every family and weight is Instrument Sans, regular. */
const fontFaces = fontNames.map(
  (name) =>
    `@font-face{font-family:'${name}';font-weight:400;src:url(data:font/ttf;base64,${readFileSync(fontFiles[0] ?? '', 'base64')})}`,
);
const withFonts = (svg: string) =>
  svg
    .replace(/<style>.*?<\/style>/, '')
    .replace(/<svg[^>]*>/, `$&<style>*{font-synthesis:none}${fontFaces.join('')}</style>`);

/**
 * Ratio of differing tiles between Chromium's and resvg's picture; tiles are small, as letters are drawn differently.
 * @param other what resvg draws, if it is another picture
 * @throws {Error} when the SVG is not well formed
 */
export async function drawnAlike(page: Page, svg: string, other = svg): Promise<number> {
  const png = new Resvg(other, { font: { fontFiles }, background: '#ffffff' }).render().asPng();
  const canvas = await page.context().newPage();
  try {
    return await canvas.evaluate(
      async ([markup, picture]) => {
        const load = async (address: string) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          return image;
        };
        const tiles = (image: HTMLImageElement) => {
          const [width, height] = [Math.ceil(image.width / 10), Math.ceil(image.height / 10)];
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (!context) throw new Error('No canvas');
          context.imageSmoothingQuality = 'high';
          context.fillStyle = '#ffffff';
          context.fillRect(0, 0, width, height);
          context.drawImage(image, 0, 0, width, height);
          return context.getImageData(0, 0, width, height).data;
        };
        const one = tiles(
          await load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`),
        );
        const other = tiles(await load(`data:image/png;base64,${picture}`));
        // A tile differs when a channel differs by more than a sixth of its range.
        let different = 0;
        for (let at = 0; at < one.length; at += 4)
          if (
            [0, 1, 2].some((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) > 42)
          )
            different += 4;
        return one.length === other.length ? different / one.length : 1;
      },
      [withFonts(svg), png.toString('base64')] as const,
    );
  } finally {
    await canvas.close();
  }
}
