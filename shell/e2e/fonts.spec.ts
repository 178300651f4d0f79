import type { Page } from '@playwright/test';
import { expect, hydrated, routes, test } from '../../shared/testing/e2e/site.ts';

/**
 * Characters on the page for which a browser must fetch a font file that the page does not preload. Read from the
 * sheet, not from what was fetched: text that is not laid out yet counts too.
 */
function lateCharacters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].map(
      (link) => new URL(link.href).pathname,
    );
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => ({
        family: style.getPropertyValue('font-family').replaceAll(/["']/g, ''),
        isEarly: preloaded.some((file) => style.getPropertyValue('src').includes(file)),
        ranges: [...style.getPropertyValue('unicode-range').matchAll(/U\+([\da-f]+)-?([\da-f]*)/gi)]
          .map(([, first = '', last]) => [first, last || first])
          .map((range) => range.map((code) => parseInt(code, 16)) as [number, number]),
      }))
      .filter(({ ranges }) => ranges.length > 0);
    const late = new Set<string>();
    const look = (text: string, style: CSSStyleDeclaration) => {
      const family = style.fontFamily.split(',')[0]?.replaceAll(/["']/g, '');
      for (const character of style.textTransform === 'uppercase' ? text.toUpperCase() : text) {
        const code = character.codePointAt(0) ?? 0;
        const face = faces.find(
          (each) =>
            each.family === family &&
            each.ranges.some(([first, last]) => first <= code && code <= last),
        );
        if (face && !face.isEarly) late.add(`${character} of ${family}`);
      }
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style, noscript')) continue;
      const words = [...element.childNodes].filter((node) => node instanceof Text);
      if (words.length > 0)
        look(words.map((node) => node.data).join(''), getComputedStyle(element));
      if (element instanceof HTMLInputElement)
        look(element.placeholder + element.value, getComputedStyle(element));
      for (const part of ['::before', '::after']) {
        const style = getComputedStyle(element, part);
        look(style.content.replaceAll(/^"|"$/g, ''), style);
      }
    }
    return [...late];
  });
}

test('every character of every page is in a font file that the page preloads', async ({ page }) => {
  test.setTimeout(240_000);
  const late: Record<string, string[]> = {};
  for (const { path } of [...routes, { path: '/404.html' }]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = await lateCharacters(page);
    if (found.length > 0) late[path] = found;
  }
  expect(late).toEqual({});
});

test('a character beyond the preloaded ones is found, and its font file is fetched', async ({
  page,
}) => {
  await page.goto('/about');
  // Words that are in React's way while it takes over the page would be thrown away.
  await hydrated(page);
  const fetched = page.waitForResponse(/instrument-sans-rest\.[0-9a-f]+\.woff2$/);
  await page.evaluate(() => {
    const words = document.createElement('p');
    words.textContent = 'Über Ż';
    document.body.prepend(words);
  });
  expect((await fetched).ok()).toBe(true);
  expect(await lateCharacters(page)).toEqual(['Ü of Instrument Sans Variable']);
});
