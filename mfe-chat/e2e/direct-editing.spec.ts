import type { CDPSession, Locator, Page } from '@playwright/test';
import { axeFinds, endTransitions } from '../../shared/testing/e2e/axe.ts';
import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

const design = (page: Page) => page.getByRole('region', { name: 'Design' });
const parts = (page: Page) => design(page).locator('.chat-phone [data-id]');
const words = (page: Page) =>
  parts(page).evaluateAll((all) => all.map((part) => part.getAttribute('data-component')));
const part = (page: Page, name: RegExp) => design(page).getByRole('button', { name });
const status = (page: Page) => design(page).getByRole('status').filter({ hasText: /\S/ });

async function openSelect(page: Page): Promise<void> {
  await page.goto('/chat');
  await hydrated(page);
  if (page.viewportSize()!.width < 768) {
    await page.getByRole('radio', { name: 'Phone' }).check();
    await page.getByRole('button', { name: 'More', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(part(page, /^Select header: /)).toBeVisible();
}

const middleOf = async (locator: Locator) => {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
};

/** The position that drops a part after another one. */
const afterPart = async (locator: Locator) => {
  const { x, box } = await middleOf(locator);
  return { x, y: box.y + box.height * 0.8 };
};

/** axe joins a part's words without spaces, so it does not find them in the part's name, which has spaces. */
const isOfParts = (finding: string) =>
  finding.startsWith('label-content-name-mismatch: <div data-component=');

async function expectNoFinding(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await endTransitions(page);
    const findings = await axeFinds(page);
    expect(
      findings.filter((finding) => !isOfParts(finding)),
      theme,
    ).toEqual([]);
  }
}

test('drags a part and edits a text in place with a mouse', async ({ page }) => {
  await openSelect(page);
  const before = await words(page);
  const from = await middleOf(part(page, /^Select header: /));
  const to = await afterPart(part(page, /^Select streak: /));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(page.locator('.chat-drop-line')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.chat-drop-line')).toHaveCount(0);
  expect(await words(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect(status(page)).toHaveText(`Moved Header down, 2 of ${before.length}.`);
  await page.keyboard.press('Control+z');
  await expect.poll(() => words(page)).toEqual(before);

  const title = await middleOf(
    page.locator('.chat-phone [data-component=header]').getByText('Morning, Ada'),
  );
  await page.mouse.dblclick(title.x, title.y);
  const field = page.getByRole('textbox', { name: 'Text on the phone' });
  await expect(field).toBeFocused();
  const was = await field.inputValue();
  await field.fill('Good evening');
  await expectNoFinding(page);
  await page.keyboard.press('Enter');
  await expect(part(page, /Good evening/)).toBeFocused();
  await expect(status(page)).toHaveText(`Changed “${was}” to “Good evening” on Today.`);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Not this');
  await page.keyboard.press('Escape');
  await expect(part(page, /Good evening/)).toBeFocused();
});

test('changes nothing when a drag is cancelled', async ({ page }) => {
  await openSelect(page);
  const before = await words(page);
  const from = await middleOf(part(page, /^Select header: /));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 150, { steps: 5 });
  await expect(page.locator('.chat-lifted')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.chat-lifted')).toHaveCount(0);
  await page.mouse.up();
  expect(await words(page)).toEqual(before);
  await expect(design(page).getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('selects, moves, duplicates, adds, replaces and removes parts with the keyboard', async ({
  page,
}) => {
  await openSelect(page);
  const before = await words(page);
  await part(page, /^Select streak: /).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(status(page)).toHaveText(`Moved Streak up, 1 of ${before.length}.`);
  await expect(part(page, /^Select streak: /)).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(parts(page)).toHaveCount(before.length + 1);
  await page.keyboard.press('Delete');
  await expect(parts(page)).toHaveCount(before.length);
  await expectNoFinding(page);
  const bar = page.getByRole('group', { name: /^Change / });
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: 'Add a part' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Find a part' })).toBeVisible();
  await expect(page.locator('.chat-offer-picture > span').first()).toBeVisible();
  await expectNoFinding(page);
  await page.locator('[data-part="quiz"]').focus();
  await page.keyboard.press('Enter');
  await expect(part(page, /^Select quiz: /)).toBeFocused();
  await bar.getByRole('button', { name: 'Replace' }).press('Enter');
  await page.locator('[data-part="poll"]').press('Enter');
  await expect(part(page, /^Select poll: /)).toBeFocused();
  await expect(status(page)).toHaveText(/^Replaced quiz with poll .* on Today\.$/);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+z');
  await expect.poll(() => words(page)).toEqual(before);
});

test('drags a part from the drawer to the phone', async ({ page }) => {
  await openSelect(page);
  await design(page).getByRole('button', { name: 'Add a part' }).click();
  const card = page.locator('[data-part="button"]');
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('.chat-offer-picture > span')).toBeVisible();
  const from = await middleOf(card.locator('.chat-offer-picture'));
  const to = await afterPart(part(page, /^Select header: /));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 40, from.y, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  expect((await words(page)).slice(0, 2)).toEqual(['header', 'button']);
  await expect(status(page)).toHaveText(/^Added button .* to Today\.$/);
});

test.describe('with touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const touch = async (client: CDPSession, type: string, at?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: at ? [{ x: at.x, y: at.y }] : [],
    });

  test('drags after a long press, scrolls on a swipe, and shows the buttons in the sheet', async ({
    page,
  }) => {
    await openSelect(page);
    const client = await page.context().newCDPSession(page);
    const before = await words(page);
    const from = await middleOf(part(page, /^Select header: /));
    const to = await afterPart(part(page, /^Select streak: /));

    await touch(client, 'touchStart', from);
    for (let step = 1; step <= 5; step += 1)
      await touch(client, 'touchMove', { x: from.x, y: from.y - step * 12 });
    await expect(page.locator('.chat-lifted')).toHaveCount(0);
    await touch(client, 'touchEnd');
    const scroller = parts(page).first().locator('..');
    await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    expect(await words(page)).toEqual(before);
    await scroller.evaluate((element) => element.scrollTo({ top: 0 }));

    await touch(client, 'touchStart', from);
    await expect(page.locator('.chat-lifted')).toBeVisible();
    for (let step = 1; step <= 6; step += 1)
      await touch(client, 'touchMove', {
        x: from.x,
        y: from.y + ((to.y - from.y) * step) / 6,
      });
    await expect(page.locator('.chat-drop-line')).toBeVisible();
    await touch(client, 'touchEnd');
    expect(await words(page)).toEqual([before[1], before[0], ...before.slice(2)]);
    await expect(status(page)).toHaveText(`Moved Header down, 2 of ${before.length}.`);

    const bar = page.getByRole('group', { name: 'Change Header' });
    await bar.getByRole('button', { name: 'Move up' }).tap();
    expect(await words(page)).toEqual(before);
    await expectNoFinding(page);
    await bar.getByRole('button', { name: 'Add a part' }).tap();
    await page.locator('[data-part="button"]').scrollIntoViewIfNeeded();
    await expectNoFinding(page);
    await page.locator('[data-part="button"]').tap();
    expect((await words(page)).slice(0, 2)).toEqual(['header', 'button']);
  });

  test('drags and renames screens on the board', async ({ page }) => {
    await page.goto('/chat');
    await hydrated(page);
    await page.getByRole('radio', { name: 'Phone' }).check();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'All screens', exact: true }).click();
    const all = page.getByRole('region', { name: 'All screens' });
    await all.getByRole('button', { name: 'Arrange' }).tap();
    await expect(all.getByRole('listitem')).toHaveCount(6);
    await expectNoFinding(page);
    const client = await page.context().newCDPSession(page);
    const from = await middleOf(all.getByRole('listitem').nth(0));
    const to = await middleOf(all.getByRole('listitem').nth(1));
    await touch(client, 'touchStart', from);
    await expect(page.locator('.chat-lifted')).toBeVisible();
    for (let step = 1; step <= 6; step += 1)
      await touch(client, 'touchMove', {
        x: from.x + ((to.x + 30 - from.x) * step) / 6,
        y: from.y,
      });
    await touch(client, 'touchEnd');
    await expect(all.getByRole('status')).toHaveText(
      'Moved the screen Today to position 2 of 6 screens.',
    );
    await all.getByRole('button', { name: 'Rename', exact: true }).tap();
    await page.keyboard.type('Start');
    await page.keyboard.press('Enter');
    await expect(all.getByRole('button', { name: /^Start ?, screen 2 of 6/ })).toBeVisible();
  });
});

test('moves, renames, copies and removes screens on the board with mouse and keys, but never the last one', async ({
  page,
}) => {
  await page.goto('/chat');
  await hydrated(page);
  await page.getByRole('button', { name: 'All screens', exact: true }).click();
  const all = page.getByRole('region', { name: 'All screens' });
  await all.getByRole('button', { name: 'Arrange' }).click();
  const items = all.getByRole('listitem');
  await expect(items).toHaveCount(6);
  const from = await middleOf(items.nth(0));
  const to = await middleOf(items.nth(2));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y, { steps: 3 });
  await page.mouse.move(to.x + 30, to.y, { steps: 6 });
  await expect(page.locator('.chat-drop-line')).toBeVisible();
  await page.mouse.up();
  await expect(all.getByRole('status')).toHaveText(
    'Moved the screen Today to position 3 of 6 screens.',
  );
  const today = all.getByRole('button', { name: /^Today ?, screen 3 of 6/ });
  await today.focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(all.getByRole('button', { name: /^Today ?, screen 2 of 6/ })).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(items).toHaveCount(7);
  await page.keyboard.press('Delete');
  await expect(items).toHaveCount(6);
  await expectNoFinding(page);
});
