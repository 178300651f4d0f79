import type { Page } from '@playwright/test';
import { expectAccessible, type Look } from '../../shared/testing/e2e/axe.ts';
import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

const LOOKS: readonly Look[] = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1440 },
];

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const panel = (page: Page) => page.getByRole('region', { name: 'Share' });
const inHand = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Design' }).getByRole('heading', { name, exact: true });

async function openChat(page: Page): Promise<void> {
  await page.goto('/chat');
  await hydrated(page);
}

async function say(page: Page, text: string): Promise<void> {
  const replies = log(page).getByText('Appling said:');
  const before = await replies.count();
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(replies).toHaveCount(before + 1);
}

async function copiedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText('Copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('opens an app with its edits from a link in another browser, without sending it to a server', async ({
  browser,
  baseURL,
  page,
}) => {
  const sender = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const from = await sender.newPage();
  await openChat(from);
  await say(from, 'Flashcards for bird songs');
  await say(from, 'call it Chirp Cards');
  await say(from, 'make it dark');
  const link = await copiedLink(from);
  expect(link.slice(link.indexOf('/chat')).length).toBeLessThanOrEqual(400);
  await panel(from).getByRole('button', { name: 'QR code' }).click();
  await expect(panel(from).getByRole('img', { name: /Chirp Cards/ })).toBeVisible();
  await expectAccessible(from, null, LOOKS);
  await sender.close();

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await openChat(page);
  await say(page, 'A logbook for my beehives');
  const own = await page
    .getByRole('region', { name: 'Design' })
    .getByRole('heading')
    .first()
    .innerText();
  await page.goto(link);
  const app = page.getByRole('dialog', { name: 'Chirp Cards' });
  await expect(app.getByRole('group', { name: /^Chirp Cards, / })).toBeVisible();
  await expectAccessible(page, null, LOOKS);
  await app.getByRole('button', { name: 'Open in Appling' }).click();
  await expect(app).toBeHidden();
  await expect(log(page)).toContainText('Here is Chirp Cards, from a link.');
  await expect(log(page)).toContainText('A logbook for my beehives');
  await expect(inHand(page, 'Chirp Cards')).toBeVisible();
  expect(page.url()).not.toContain('#');
  expect(requests.filter((url) => url.includes(link.split('#d=')[1]!))).toEqual([]);

  // Later messages change the design; earlier ones stay.
  await say(page, 'make it light');
  await page.reload();
  await hydrated(page);
  await expect(inHand(page, 'Chirp Cards')).toBeVisible();
  await page.getByRole('button', { name: 'Recent' }).first().click();
  await expect(page.getByRole('button', { name: `Open: ${own}` })).toBeVisible();
});

test('says what is wrong with a damaged link, also by keyboard, and keeps the chat unchanged', async ({
  page,
}) => {
  await openChat(page);
  await say(page, 'A logbook for my beehives');
  // The chips under a reply appear last.
  await expect(log(page).getByRole('group', { name: 'I heard:' })).toBeVisible();
  await expect(log(page).locator('.chat-attachment [data-screen]')).toBeVisible();
  const before = await log(page).innerText();
  await page.goto('/chat#d=z9797NU7LasQw');
  const fault = page.getByRole('dialog', { name: 'This link cannot be opened' });
  await expect(fault).toContainText('A part of it is missing or changed.');
  await expectAccessible(page, null, LOOKS);
  await page.keyboard.press('Escape');
  await expect(fault).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
  expect(await log(page).innerText()).toBe(before);
});

test('shows the link selected when the clipboard is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    });
  });
  await openChat(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText(/^Your browser did not allow copying/)).toBeVisible();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toContain('/chat#d=');
});

test('makes links offline once the code has loaded', async ({ page, context }) => {
  await openChat(page);
  await say(page, 'Flashcards for bird songs');
  await say(page, 'make it dark');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await panel(page).getByRole('button', { name: 'QR code' }).click();
  const code = panel(page)
    .getByRole('img', { name: /^QR code of the link/ })
    .locator('path');
  const before = await code.getAttribute('d');
  await context.setOffline(true);
  await say(page, 'make it light');
  await panel(page).getByRole('button', { name: 'QR code' }).click();
  expect(await code.getAttribute('d')).not.toBe(before);
});
