import type { Page } from '@playwright/test';
import { expect, registry, test } from '../../shared/testing/e2e/site.ts';

test.use({ javaScriptEnabled: false });
// The browser blocks modulepreload and logs it.
test.beforeEach(({ complaints }) => complaints.expectFaults());

interface Findings {
  closed: string[];
  hidden: string[];
  pictures: string[];
}

/** Runs in the browser: returns rows that cannot open, hidden tab panels, images without size. */
function look(): Findings {
  const name = (element: Element) =>
    `${element.localName}#${element.id}.${element.getAttribute('class') ?? ''} ${element.textContent.slice(0, 30)}`;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    closed: all('main details')
      .filter((row) => row.firstElementChild?.localName !== 'summary')
      .map(name),
    hidden: all('main [role="tabpanel"]')
      .filter(
        (panel) => !panel.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map(name),
    pictures: all('img')
      .filter((picture) => !picture.hasAttribute('width') || !picture.hasAttribute('height'))
      .map(name),
  };
}

/** Returns texts of the main part that sighted visitors cannot read: no box, or no opacity. */
async function unreadable(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, li, td, dt, dd, pre)').evaluateAll((elements) =>
    elements
      .filter((element) => element.textContent.trim() !== '')
      .filter((element) => !element.closest('details:not([open]), dialog, .sr-only, [aria-hidden]'))
      // Controls that need scripts are hidden, and so are their result counts.
      .filter((element) => !element.matches('[role="status"], [role="status"] *, li:has(> button)'))
      .filter(
        (element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map((element) => `${element.localName}: ${element.textContent.slice(0, 60)}`),
  );
}

for (const [remote, { routes }] of Object.entries(registry.remotes)) {
  test(`${remote}: every page is readable without JavaScript`, async ({ page }) => {
    const found: Record<string, unknown> = {};
    for (const { path } of routes) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      const words = await unreadable(page);
      const { closed, hidden, pictures } = await page.evaluate(look);
      const all = [...words, ...closed, ...hidden, ...pictures];
      if (all.length > 0) found[path] = all;
    }
    expect(found).toEqual({});
  });
}

test('FAQ rows open without JavaScript', async ({ page }) => {
  await page.goto('/help');
  const row = page.locator('main details').nth(3);
  await expect(row.locator('summary + *')).toBeHidden();
  await row.locator('summary').click();
  await expect(row.locator('summary + *')).toBeVisible();
});

test('links work without JavaScript, and on a phone the menu button leads to all pages', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('link', { name: 'All pages' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^About/);
});

test('pages that need JavaScript say so', async ({ page }) => {
  for (const path of ['/chat', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(/JavaScript/)).toBeVisible();
  }
});
