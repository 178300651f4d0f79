import type { Page } from '@playwright/test';
import { live } from '../../shared/testing/e2e/early.ts';
import { expect, hydrated, stopClock, test } from '../../shared/testing/e2e/site.ts';

const front = (page: Page) =>
  page.getByRole('region', { name: 'What creators say' }).locator('button[aria-current]');

/** Scrolls to the testimonials and stops the clock. @returns names of speakers from now on */
async function toTestimonials(page: Page): Promise<string[]> {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('region', { name: 'What creators say' }).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  // The observer that starts them runs in real time.
  await expect(page.getByRole('button', { name: 'Pause the voices' })).toBeVisible();
  await live(page);
  await stopClock(page);
  const dots = page.getByRole('button', { name: /^Show what/ });
  const names = await dots.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  const now = names.indexOf((await front(page).getAttribute('aria-label')) ?? '');
  return [...names.slice(now), ...names.slice(0, now)];
}

test('text typed in the hero becomes a draft in the chat and is not sent', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('main textarea').first().fill('A diary for my tomatoes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/chat');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(
    'A diary for my tomatoes',
  );
  await expect(page.getByRole('log')).not.toContainText('tomatoes');
});

test('Start Designing Now is a real link that works without JavaScript', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Designing Now' }).first().click();
  await expect(page).toHaveURL('/chat');
  await context.close();
});

test('a use case opens the chat with its idea as a draft', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: /Budget Trackers/ }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(page.getByRole('textbox', { name: 'Your message' })).not.toHaveValue('');
  await expect(page.getByRole('log').getByText('You said:')).toHaveCount(0);
});

test('a style chip changes all pictures of the garden', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const bed = page.locator('.garden-plot img');
  await bed.first().scrollIntoViewIfNeeded();
  const before = await bed.evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).src),
  );
  await page.getByRole('button', { name: 'Minimal' }).click();
  await expect
    .poll(() =>
      bed.evaluateAll(
        (images, old) =>
          images.filter((image) => !old.includes((image as HTMLImageElement).src)).length,
        before,
      ),
    )
    .toBeGreaterThanOrEqual(6);
});

test('the testimonials advance every 4000 ms and wrap around', async ({ page }) => {
  const [first = '', second = '', third = ''] = await toTestimonials(page);
  await page.clock.runFor(4000);
  await expect(front(page)).toHaveAccessibleName(second);
  await page.clock.runFor(4000);
  await expect(front(page)).toHaveAccessibleName(third);
  await page.clock.runFor(4000);
  await expect(front(page)).toHaveAccessibleName(first);
});

test('a button changes the card and pauses for 6000 ms; Pause holds until Play', async ({
  page,
}) => {
  const [, second = '', third = ''] = await toTestimonials(page);
  await page.getByRole('button', { name: 'Next voice' }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(front(page)).toHaveAccessibleName(second);
  await page.clock.runFor(5800);
  await expect(front(page)).toHaveAccessibleName(second);
  await page.clock.runFor(300);
  // After the six seconds the next card takes four more.
  await expect(
    page.getByRole('region', { name: 'What creators say' }).locator('[aria-live="off"]'),
  ).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(front(page)).toHaveAccessibleName(third);
  await page.getByRole('button', { name: 'Pause the voices' }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(60_000);
  await expect(front(page)).toHaveAccessibleName(third);
});

test('a drag of more than 50 px changes the card, a shorter one does not', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const region = page.getByRole('region', { name: 'What creators say' });
  await region.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pause the voices' }).click();
  const card = region.locator('[draggable="false"]').last();
  await expect(card).toBeVisible();
  const first = (await front(page).getAttribute('aria-label')) ?? '';
  const drag = async (distance: number) => {
    const box = await card.boundingBox();
    if (!box) throw new Error('The front card has no box.');
    const [x, y] = [box.x + box.width / 2, box.y + 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
  };
  await drag(-30);
  await expect(front(page)).toHaveAccessibleName(first);
  await drag(-120);
  await expect(front(page)).not.toHaveAccessibleName(first);
});

test('under reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('region', { name: 'What creators say' }).scrollIntoViewIfNeeded();
  await live(page);
  await stopClock(page);
  const before = await front(page).getAttribute('aria-label');
  await page.clock.runFor(30_000);
  expect(await front(page).getAttribute('aria-label')).toBe(before);
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' &&
            effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
        ).length,
  );
  expect(running).toBe(0);
});

test('Watch Demo plays in a dialog; Escape closes it and restores focus', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Watch Demo' });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("/?scene=always shows the scene's error box instead of the placeholder", async ({
  page,
  complaints,
}) => {
  // The test site has no scene configured, so the error box says so.
  complaints.expectFaults();
  await page.goto('/?scene=always');
  await hydrated(page);
  await expect(page.getByText('Error loading scene')).toBeVisible({ timeout: 20_000 });
});
