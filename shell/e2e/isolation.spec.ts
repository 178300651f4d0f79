import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE } from '../../shared/src/build/compose.ts';
import { expect, registry, routes, test } from './site.ts';

const WIDTHS = [390, 800, 1440];

/** Every order of a list. */
function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [
      item,
      ...rest,
    ]),
  );
}

test('computed styles do not depend on the order in which the remotes arrive', async ({
  page,
  origin,
  complaints,
}) => {
  // The fixture page is no page of the site: it inlines what compose would, without scripts.
  complaints.expectFaults();
  const sheets = Object.entries(registry.remotes).map(([name, { current }]) => ({
    name,
    css: readFileSync(path.join(SITE, 'r', name, current.id, current.styles), 'utf8'),
  }));
  const home = readFileSync(path.join(SITE, 'index.html'), 'utf8');
  const shellSheet = /<style data-mfe-styles="shell">([\s\S]*?)<\/style>/.exec(home)?.[1] ?? '';
  const bodies = Object.keys(registry.remotes).map((name) => {
    const route = routes.find(({ remote }) => remote === name);
    const html = readFileSync(path.join(SITE, route?.path ?? '', 'index.html'), 'utf8');
    return /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  });
  await page.route(`${origin}/fixture`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><style>${shellSheet}</style></head><body>${bodies.join('')}</body></html>`,
    }),
  );
  await page.goto('/fixture');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const seen = new Set<string>();
    for (const order of permutations(sheets)) {
      seen.add(
        await page.evaluate(
          (styles) => {
            for (const old of document.querySelectorAll('style[data-order]')) old.remove();
            for (const css of styles) {
              const style = document.createElement('style');
              style.dataset.order = '';
              style.textContent = css;
              document.head.append(style);
            }
            const properties = [
              'display',
              'position',
              'inset',
              'margin',
              'padding',
              'width',
              'height',
              'color',
              'background-color',
              'border',
              'border-radius',
              'font-size',
              'font-weight',
              'line-height',
              'letter-spacing',
              'gap',
              'order',
              'grid-template-columns',
              'flex-direction',
              'align-items',
              'justify-content',
              'opacity',
              'overflow',
              'z-index',
            ];
            let hash = 0;
            for (const element of document.querySelectorAll('[data-mfe] *')) {
              const computed = getComputedStyle(element);
              for (const property of properties) {
                for (const letter of computed.getPropertyValue(property))
                  hash = (hash * 31 + letter.charCodeAt(0)) | 0;
              }
            }
            return String(hash);
          },
          order.map(({ css }) => css),
        ),
      );
    }
    expect(seen.size, `at ${width} px`).toBe(1);
  }
});
