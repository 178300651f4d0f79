import type { Page } from '@playwright/test';
import { live } from '../../shared/testing/e2e/early.ts';
import { expect, hydrated, navigate, stopClock, test } from '../../shared/testing/e2e/site.ts';

const input = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const phone = (page: Page) =>
  page.getByRole('region', { name: 'Design' }).getByRole('group', { name: /^Small Wins, / });

async function openChat(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/chat');
  await hydrated(page);
  await expect(log(page)).toContainText('Hello. Tell me about the app you have in mind');
  // Timers dispatch the presses.
  await live(page);
  await stopClock(page);
}

test('answers a message after 2000 ms, not sooner', async ({ page }) => {
  await openChat(page);
  await input(page).fill('A habit tracker that celebrates small wins');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('');
  await expect(log(page)).toContainText('A habit tracker that celebrates small wins');
  await page.clock.runFor(1900);
  await expect(log(page)).not.toContainText('in the Pastel style');
  await page.clock.runFor(200);
  await expect(log(page)).toContainText('in the Pastel style');
});

test('matches style names case-sensitively; a chip applies the style that it names', async ({
  page,
}) => {
  await openChat(page);
  await input(page).fill('Coquette Style');
  await page.keyboard.press('Enter');
  await page.clock.runFor(2100);
  await expect(log(page)).toContainText('in the Pastel style');
  await page.getByRole('button', { name: 'Coquette Style' }).click();
  await page.clock.runFor(2100);
  await expect(log(page)).toContainText('in the Coquette style');
});

test('disables Send while the input is blank; Shift+Enter adds a line', async ({ page }) => {
  await openChat(page);
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await input(page).fill('   ');
  await expect(send).toBeDisabled();
  await input(page).fill('One');
  await expect(send).toBeEnabled();
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(input(page)).toHaveValue('One\ntwo');
});

test('cuts a text over the limit and says so', async ({ page }) => {
  await openChat(page);
  await input(page).fill('x'.repeat(4001));
  await expect(page.getByText(/^4,000 of 4,001 characters fit/)).toBeVisible();
  await expect(input(page)).toHaveValue('x'.repeat(4000));
});

test('treats typed markup as text', async ({ page }) => {
  await openChat(page);
  await input(page).fill('<img src=x onerror=alert(1)><b>bold</b>');
  await page.keyboard.press('Enter');
  await page.clock.runFor(2100);
  await expect(log(page)).toContainText('<img src=x onerror=alert(1)>');
  expect(await log(page).locator('img[src="x"], b:text("bold")').count()).toBe(0);
});

test('opens a screen of the app when its tab is tapped', async ({ page }) => {
  await openChat(page);
  const screen = phone(page).locator('[data-screen]');
  await expect(screen).toHaveAttribute('data-screen', /home/);
  await phone(page).getByRole('button', { name: 'Plan' }).click();
  await expect(screen).toHaveAttribute('data-screen', /plan/);
});

test('changes colors; Undo restores them', async ({ page }) => {
  await openChat(page);
  const ground = () =>
    phone(page)
      .locator('[data-screen]')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await page.getByRole('button', { name: 'Change Colors' }).click();
  await page.getByText('Ink', { exact: true }).click();
  await expect.poll(ground).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(ground).toBe(before);
});

test('keeps a draft when the visitor leaves the page', async ({ page }) => {
  await page.goto('/chat');
  await hydrated(page);
  await input(page).fill('Half an idea');
  await page
    .getByRole('link', { name: /Appling/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(input(page)).toHaveValue('Half an idea');
});

test('shows one side at a time on a phone; the bar switches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/chat');
  await hydrated(page);
  await expect(input(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  // An invisible phone stays the prerendered picture, so it costs no rendering.
  expect(await page.locator('[data-screen]').count()).toBe(0);
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect(input(page)).toBeHidden();
  await expect(phone(page)).toBeVisible();
});

for (const [sheet, start, face, family, reply] of [
  ['inlined', '/chat', 'a handwritten', 'Patrick Hand', 'a handwritten one'],
  ['linked', '/features', 'a handwritten', 'Patrick Hand', 'a handwritten one'],
  ['inlined', '/chat', 'a serif', 'Newsreader', 'Newsreader, a serif'],
] as const)
  test(`loads ${family} after an edit with the sheet ${sheet}`, async ({ page }) => {
    await page.goto(start);
    await hydrated(page);
    if (start !== '/chat') await navigate(page, '/chat');
    await input(page).fill('a tea timer');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('in the Pastel style');
    await input(page).fill(`use ${face} font`);
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText(`Set the font to ${reply}`);
    const loaded = () =>
      page.evaluate(
        (name) =>
          [...document.fonts].some(
            (font) => font.family.includes(name) && font.status === 'loaded',
          ),
        family,
      );
    await expect.poll(loaded).toBe(true);
  });
