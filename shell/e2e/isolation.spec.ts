import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE } from '../../shared/kit/src/compose.ts';
import { expect, registry, routes, test } from '../../shared/testing/e2e/site.ts';

const WIDTHS = [390, 800, 1440];

/** Returns all orders of up to four items; of more, enough to have each pair in both orders. */
function orders<T>(items: readonly T[]): T[][] {
  if (items.length <= 4) return permutations(items);
  const turned = items.map((_, index) => [...items.slice(index), ...items.slice(0, index)]);
  return [...turned, ...turned.map((order) => [...order].reverse())];
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [
      item,
      ...rest,
    ]),
  );
}

test('computed styles do not depend on the order in which remotes load', async ({
  page,
  origin,
  complaints,
}) => {
  test.setTimeout(180_000);
  // The fixture page inlines style sheets, which the policy reports.
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
      body: `<!doctype html><html lang="en"><head><style>${shellSheet}</style><style>*,*::before,*::after{animation:none!important;transition:none!important}</style></head><body>${bodies.join('')}</body></html>`,
    }),
  );
  await page.goto('/fixture');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const differences = await page.evaluate(compareOrders, orders(sheets));
    expect(differences, `at ${width} px`).toEqual([]);
  }
});

/** Runs in the browser: applies each order and returns elements whose styles differ from the first one. */
function compareOrders(orders: { name: string; css: string }[][]): string[] {
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
  const elements = [...document.querySelectorAll('[data-mfe] *')];
  const looks = () =>
    elements.map((element) => {
      const computed = getComputedStyle(element);
      return properties
        .map((property) => `${property}: ${computed.getPropertyValue(property)}`)
        .join('; ');
    });
  let first: string[] | undefined;
  for (const order of orders) {
    for (const old of document.querySelectorAll('style[data-order]')) old.remove();
    for (const { css } of order) {
      const style = document.createElement('style');
      style.dataset.order = '';
      style.textContent = css;
      document.head.append(style);
    }
    const now = looks();
    const reference = (first ??= now);
    const index = now.findIndex((look, at) => look !== reference[at]);
    if (index >= 0) {
      const element = elements[index];
      const names = order.map(({ name }) => name).join(', ');
      const words = now[index]?.split('; ') ?? [];
      const others = reference[index]?.split('; ') ?? [];
      const changed = words.filter((word, at) => word !== others[at]).join('; ');
      return [
        `${names}: <${element?.localName} class="${element?.getAttribute('class')}"> ${changed}`,
      ];
    }
  }
  return [];
}
