import type { Page } from '@playwright/test';
import { keptChats, keptText } from './kept.ts';
import { expect, hydrated, stopClock, test } from '../../shared/testing/e2e/site.ts';

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first();
const named = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Design' }).getByRole('heading', { name, exact: true });

async function openChat(page: Page): Promise<void> {
  await page.goto('/chat');
  await hydrated(page);
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(text);
}

/** Two tabs reply slowly on a busy machine. */
const SLOWLY = { timeout: 60_000 };

interface Kept {
  operations: { op: string }[];
  messages: { content: string; type: string }[];
  at: number;
}
const kept = async (page: Page) => JSON.parse((await keptText(page)) ?? 'null') as Kept | null;
const saidIn = async (page: Page) =>
  (await kept(page))?.messages.filter(({ type }) => type === 'user').map(({ content }) => content);

async function begin(page: Page): Promise<number> {
  await openChat(page);
  await say(page, 'A ledger of my apple trees');
  await expect.poll(async () => (await kept(page))?.messages.length).toBe(3);
  return (await kept(page))?.operations.length ?? 0;
}

test('shows every step in both tabs after edits in both, and each can be undone', async ({
  page,
  context,
}) => {
  const before = await begin(page);
  const other = await context.newPage();
  await openChat(other);
  await expect(log(other)).toContainText('A ledger of my apple trees');
  await Promise.all([say(page, 'call it Hive Book'), say(other, 'make it dark')]);
  await expect.poll(async () => (await kept(page))?.operations.length, SLOWLY).toBe(before + 2);
  await expect(named(other, 'Hive Book')).toBeVisible();
  await expect(log(page)).toContainText('make it dark');
  await say(other, 'call it Bee Book');
  await expect(named(page, 'Bee Book')).toBeVisible();
  for (const each of [page, other]) {
    await each.reload();
    await hydrated(each);
    await expect(named(each, 'Bee Book')).toBeVisible();
    await expect(log(each)).toContainText('call it Hive Book');
    await expect(log(each)).toContainText('make it dark');
  }
  expect(await kept(page)).toMatchObject({ at: before + 3 });
  expect((await saidIn(page))?.toSorted()).toEqual(
    [
      'A ledger of my apple trees',
      'call it Bee Book',
      'call it Hive Book',
      'make it dark',
    ].toSorted(),
  );
  for (let step = 0; step < before + 3; step += 1) await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Small Wins, ' }).first()).toBeVisible();
  await expect(undo(other)).toBeDisabled();
});

test('loses no step when tabs cannot message each other', async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const before = await begin(page);
  const other = await context.newPage();
  await openChat(other);
  await expect(log(other)).toContainText('A ledger of my apple trees');
  await say(page, 'call it Hive Book');
  await expect.poll(async () => (await kept(page))?.operations.length, SLOWLY).toBe(before + 1);
  await say(other, 'make it dark');
  await expect.poll(async () => (await kept(page))?.operations.length, SLOWLY).toBe(before + 2);
  await say(page, 'call it Bee Book');
  await expect.poll(async () => (await kept(page))?.operations.length, SLOWLY).toBe(before + 3);
  await other.reload();
  await hydrated(other);
  await expect(named(other, 'Bee Book')).toBeVisible();
  await undo(other).click();
  await expect(named(other, 'Hive Book')).toBeVisible();
});

/** Resolves when localStorage contains a step with this text. */
const hasNoted = (page: Page, text: string) =>
  page.waitForFunction(
    (said) =>
      Object.entries(localStorage).some(([key, value]) => {
        if (!key.startsWith('appling:unsaved-') || value === '') return false;
        const { log } = JSON.parse(value) as { log?: { steps?: unknown[] } };
        return JSON.stringify(log?.steps ?? []).includes(said);
      }),
    text,
    { polling: 10 },
  );

for (const way of ['closed', 'ended'] as const) {
  test(`a tab that is ${way} right after an edit loses nothing`, async ({ page, context }) => {
    await begin(page);
    // Starts before the edit, because the note disappears once the database is written.
    const noted = way === 'ended' ? hasNoted(page, 'Hive Book') : undefined;
    await say(page, 'call it Hive Book');
    await expect(named(page, 'Hive Book')).toBeVisible();
    if (way === 'closed') await page.close();
    else {
      // The page gets no event when its process ends.
      await noted;
      const client = await context.newCDPSession(page);
      client.send('Page.crash').catch(() => {});
      await page.waitForEvent('crash');
    }
    const next = await context.newPage();
    await openChat(next);
    await expect(named(next, 'Hive Book')).toBeVisible();
    await expect(log(next)).toContainText('call it Hive Book');
    await undo(next).click();
    await expect(named(next, 'Hive Book')).toBeHidden();
  });
}

test('“Delete everything” empties an open chat in another tab, which restores nothing', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await begin(page);
  const privacy = await context.newPage();
  await privacy.goto('/privacy');
  await hydrated(privacy);
  await privacy.getByRole('button', { name: 'Delete everything stored in this browser' }).click();
  await expect(privacy.getByText('is deleted').first()).toBeVisible();
  await expect(log(page)).not.toContainText('A ledger of my apple trees');
  await expect(page.getByText('so the chat begins anew').first()).toBeVisible();
  // Longer than the delay before an edit is written.
  await stopClock(page);
  await page.clock.runFor(1500);
  // A write would leave a mark here first.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // All pages of a context share one clock.
  await page.clock.resume();
  await page.close();
  expect(await keptChats(privacy)).toEqual([]);
  expect(await privacy.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await openChat(privacy);
  await expect(log(privacy).getByRole('listitem')).toHaveCount(1);
});

test('starts afresh after deletion in the same tab', async ({ page }) => {
  await begin(page);
  await page.goto('/chat');
  await hydrated(page);
  await expect(log(page)).toContainText('A ledger of my apple trees');
  await page.evaluate(() => {
    history.pushState(null, '', '/privacy');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('button', { name: 'Delete everything stored in this browser' }).click();
  await expect(page.getByText('is deleted').first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await expect(log(page)).not.toContainText('A ledger of my apple trees');
  expect(await keptChats(page)).toEqual([]);
});

/** Restoring the conversation adds the sentence above the log and, on a phone, the chips above the input. */
for (const [width, most] of [
  [390, 0.05],
  [1440, 0.01],
] as const) {
  test(`restores a returning visitor's chat and shifts layout by at most ${most}, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await begin(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await hydrated(page);
    await expect(log(page)).toContainText('A ledger of my apple trees');
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: number[] }).shifts,
    );
    expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(most);
  });
}

test('opens no database and loads no storage code for a visitor who only looks around', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openChat(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /keeping|restoring/.test(path))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});
