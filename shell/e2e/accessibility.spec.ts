import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, routes, test } from './site.ts';

const paths = [...routes.map(({ path }) => path), '/not-a-page'];
const [firstArticle] = paths.filter((path) => path.startsWith('/blog/'));

/** Articles are one template with other words: one is looked at in every way, the others in one. */
function looksAt(path: string): { themes: string[]; widths: number[] } {
  const isRepeat = path.startsWith('/blog/') && path !== firstArticle;
  return isRepeat
    ? { themes: ['light'], widths: [390] }
    : { themes: ['light', 'dark'], widths: [390, 1440] };
}

for (const path of paths) {
  const { themes, widths } = looksAt(path);
  test(`axe finds nothing on ${path}: ${themes.join(', ')}, ${widths.join(', ')} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.map(
          ({ id, nodes }) =>
            `${theme} ${width}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(found).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
