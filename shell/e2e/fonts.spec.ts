import type { Page } from '@playwright/test';
import { expect, hydrated, routes, test } from '../../shared/testing/e2e/site.ts';

/** Returns characters that need a font file that is not preloaded, including text that is not laid out yet. */
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

test('preloaded font files contain every character of every page', async ({ page }) => {
  test.setTimeout(240_000);
  const late: Record<string, string[]> = {};
  for (const { path } of [...routes, { path: '/404.html' }]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = await lateCharacters(page);
    if (found.length > 0) late[path] = found;
  }
  expect(late).toEqual({});
});

test('a character outside the preloaded fonts loads its font file', async ({ page }) => {
  await page.goto('/about');
  // Hydration would remove text that React does not expect.
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
