import type { Page } from '@playwright/test';

/** Ratio of pixels with a channel that differs by more than a tenth of its range; 1 if the sizes differ. */
export function pixelsThatDiffer(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (!context) throw new Error('No canvas');
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!first || !second || first.width !== second.width || first.height !== second.height)
        return 1;
      let different = 0;
      for (let at = 0; at < first.data.length; at += 4)
        if (
          [0, 1, 2].some(
            (part) => Math.abs((first.data[at + part] ?? 0) - (second.data[at + part] ?? 0)) > 25,
          )
        )
          different += 4;
      return different / first.data.length;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
