import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

test('a new page starts at the top with focus on its heading; Back restores scroll and focus', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  // The browser lays out the page while it scrolls, so the final position counts.
  const left = await page.evaluateHandle(() => {
    const place = { y: 0 };
    addEventListener('click', () => (place.y = scrollY), { capture: true });
    return place;
  });
  await link.click();
  await expect(page).toHaveTitle(/^Careers/);
  const before = await left.evaluate(({ y }) => y);
  expect(before).toBeGreaterThan(500);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Design your dream app');
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('hovering a link preloads its page, and the visit requests nothing', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: 'About' });
  // Each file is fetched once, then loaded from the cache by its element (decision 65).
  const fetched = new Set<string>();
  const linked = new Set<string>();
  const isAhead = page.waitForResponse(/\/r\/company\/.*about/);
  page.on('requestfinished', (request) => {
    const isFetched = request.resourceType() === 'fetch';
    if (request.url().includes('/r/company/')) (isFetched ? fetched : linked).add(request.url());
  });
  await link.hover();
  await isAhead;
  await expect
    .poll(
      () =>
        fetched.size > 3 &&
        [...fetched].every((url) => linked.has(url)) &&
        [...linked].some((url) => url.endsWith('.css')),
    )
    .toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.resourceType() === 'stylesheet')
      asked.push(request.url());
  });
  await link.click();
  await expect(page).toHaveTitle(/^About/);
  expect(asked.filter((url) => url.includes('/r/company/'))).toEqual([]);
});

test('hovering a link prepares its page outside the document, and the visit only inserts it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: Element[] = [];
    Object.assign(globalThis, { made });
    for (const name of ['createElement', 'createElementNS'] as const) {
      const create = Document.prototype[name] as (...args: unknown[]) => Element;
      Document.prototype[name] = function (this: Document, ...args: unknown[]) {
        const element = create.apply(this, args);
        made.push(element);
        return element;
      } as never;
    }
  });
  await page.goto('/pricing');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: 'About' });
  await link.hover();
  // Elements in the document, and detached ones made for it.
  const count = () =>
    page.evaluate(() => {
      const { made } = globalThis as unknown as { made: Element[] };
      const about = made.find((element) => element.getAttribute('data-mfe') === 'company');
      return { made: made.length, drawn: about?.querySelectorAll('*').length ?? 0 };
    });
  await expect.poll(async () => (await count()).drawn).toBeGreaterThan(100);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[data-mfe]')).toHaveCount(1);
  const before = await count();
  await link.click();
  await expect(page).toHaveTitle(/^About/);
  await expect(page.locator('main h1')).toBeFocused();
  expect((await count()).made - before.made).toBeLessThan(20);
});

test('the chosen theme applies before first paint on every page and survives a reload', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/pricing');
  await hydrated(page);
  await page.evaluate(() => localStorage.setItem('appling:theme', 'dark'));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { themeAtStart: document.documentElement.dataset.theme });
    });
  });
  await page.reload();
  expect(
    await page.evaluate(() => (window as unknown as { themeAtStart: string }).themeAtStart),
  ).toBe('dark');
  const canvas = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(canvas).toBe('rgb(14, 18, 14)');
});

test('without a choice the theme follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pricing');
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(14, 18, 14)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(250, 248, 242)');
});

test('the newsletter form sends nothing, keeps the text and says so; Alt+T focuses the toast', async ({
  page,
}) => {
  await page.goto('/pricing');
  await hydrated(page);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url());
  });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: /newsletter|email/i }).fill('ada@northfold.example');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/sends nothing/i).first()).toBeVisible();
  await expect(footer.getByRole('textbox', { name: /newsletter|email/i })).toHaveValue(
    'ada@northfold.example',
  );
  expect(posted).toEqual([]);
  await page.keyboard.press('Alt+KeyT');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
});

test('the mobile menu opens from the left, traps focus, and closes by Escape, scrim and link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const toggle = page.getByRole('button', { name: /menu/i });
  await toggle.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Features' })).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // Tab in a modal dialog also reaches the browser's own UI, but not the page behind it.
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.mouse.click(380, 600);
  await expect(menu).toHaveCount(0);
  await toggle.click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(menu).toHaveCount(0);
});
