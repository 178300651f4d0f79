import { expect, hydrated, routes, test } from '../../../shared/testing/e2e/site.ts';

/** Translations may be 40 % longer. */
const MORE = 0.4;

const articles = routes.filter(({ path }) => path.startsWith('/blog/'));
const paths = routes
  .map(({ path }) => path)
  .filter((path) => !articles.slice(1).some((article) => article.path === path));

for (const path of [...paths, '/not-a-page']) {
  test(`${path} has no horizontal scrolling with longer texts and right-to-left direction`, async ({
    page,
    complaints,
  }) => {
    // The test changes text that React manages, which React may report.
    complaints.expectFaults();
    await page.goto(path);
    await hydrated(page);
    await page.evaluate((more) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const words = 'lomerum osto vanner ilsen '.repeat(40);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const isCode = text.parentElement?.closest('script, pre, code, svg') !== null;
        if (isCode || !/[a-z]{3}/i.test(text.data)) continue;
        text.data += ` ${words.slice(0, Math.ceil(text.data.trim().length * more))}`;
      }
    }, MORE);
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, `${direction} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
