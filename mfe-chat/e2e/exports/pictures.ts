import path from 'node:path';
import type { Page } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import { PLATFORM } from '../../../shared/kit/src/places.ts';

const fontFiles = ['instrument-sans', 'bricolage-grotesque'].map((name) =>
  path.join(PLATFORM, `ui/src/styles/fonts/${name}.ttf`),
);

/**
 * Ratio of differing tiles between Chromium's and resvg's picture; tiles are small, as letters are drawn differently.
 * @throws {Error} when the SVG is not well formed
 */
export async function drawnAlike(page: Page, svg: string): Promise<number> {
  const png = new Resvg(svg, { font: { fontFiles }, background: '#ffffff' }).render().asPng();
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
      [svg, png.toString('base64')] as const,
    );
  } finally {
    await canvas.close();
  }
}
