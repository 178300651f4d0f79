import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { keptIn, keptText } from './kept.ts';
import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

const message = (at: number) => ({
  id: `message-${at}`,
  type: at % 2 ? 'ai' : 'user',
  content: `Message number ${at} about a plant diary`,
  timestamp: at,
});
type Design = Record<string, unknown> & { name: string; start: string };

async function keptDesign(page: Page): Promise<Design> {
  await page.goto('/chat');
  await hydrated(page);
  await input(page).fill('A plant diary');
  await input(page).press('Enter');
  const session = async () =>
    JSON.parse((await keptText(page)) ?? '{}') as { messages?: unknown[]; delivered?: unknown };
  await expect.poll(async () => (await session()).messages?.length).toBe(3);
  return (await session()).delivered as Design;
}

const conversation = (count: number, design: Design, base: object = design) =>
  JSON.stringify({
    version: 1,
    messages: Array.from({ length: count }, (_, at) => message(at)),
    drawings: {},
    style: 'Pastel',
    base,
    operations: [],
    at: 0,
    delivered: design,
    screenId: design.start,
    versions: [],
  });

async function openWith(page: Page, kept: string): Promise<void> {
  await page.goto('/cookies');
  await page.evaluate((text) => localStorage.setItem('appling:chat', text), kept);
  await page.goto('/chat');
  await hydrated(page);
}
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const input = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

test('sets a stored design aside that cannot be drawn, and opens the chat, also after a reload', async ({
  page,
}) => {
  const design = await keptDesign(page);
  const kept = conversation(4, design, { ...design, language: 'e-n-g' });
  await openWith(page, kept);
  await expect(log(page)).toContainText('Message number 3');
  await expect(log(page)).toContainText('cannot be drawn: base › language');
  await page.reload();
  await hydrated(page);
  await expect(log(page)).toContainText('Message number 3');
  await expect(log(page)).toContainText('still put aside');
  await expect(page.getByRole('group', { name: `${design.name}, ` }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download what was kept' }).click();
  const chunks: Uint8Array[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toBe(kept);
});

const fixtures = path.join(import.meta.dirname, '../src/pages/chat/keeping/fixtures/release-1');

for (const name of ['edit-log', 'arabic-conversation', 'long-idea']) {
  test(`opens what the previous release stored, with steps that can be undone (${name})`, async ({
    page,
  }) => {
    const { storage, shows } = JSON.parse(
      readFileSync(path.join(fixtures, `${name}.json`), 'utf8'),
    ) as { storage: Record<string, string>; shows: { at: number; design: Design } };
    await openWith(page, storage['appling:chat'] ?? '');
    await expect(page.getByRole('group', { name: `${shows.design.name}, ` }).first()).toBeVisible();
    await expect(log(page)).not.toContainText('cannot be drawn');
    const undo = page.getByRole('button', { name: 'Undo' }).first();
    for (let step = 0; step < shows.at; step += 1) await undo.click();
    await expect(page.getByRole('group', { name: 'Small Wins, ' }).first()).toBeVisible();
    await expect(undo).toBeDisabled();
  });
}

test('leaves a conversation of a newer release unchanged and offers to continue', async ({
  page,
}) => {
  const newer = JSON.stringify({ version: 3, leaves: ['of tomorrow'] });
  await openWith(page, newer);
  await expect(log(page)).toContainText('A newer release of this page keeps your conversation');
  await input(page).fill('A plant diary');
  await input(page).press('Enter');
  await expect(log(page).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('keeps a conversation here').first()).toBeVisible();
  const kept = () => keptText(page);
  expect(await kept()).toBe(newer);
  await page.getByRole('button', { name: 'Put it aside and go on here' }).click();
  await expect.poll(kept).toContain('{"version":2,');
  expect(await keptIn(page, 'aside')).toEqual([newer]);
});

test('opens with the newest of 20,000 stored messages, and loads earlier ones on request', async ({
  page,
}) => {
  await openWith(page, conversation(20_000, await keptDesign(page)));
  await expect(log(page)).toContainText('Message number 19999');
  await expect(log(page).getByRole('listitem')).toHaveCount(30);
  await input(page).fill('It answers');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await page.getByRole('button', { name: 'Show earlier messages (19,970)' }).press('Enter');
  await expect(log(page).getByRole('listitem')).toHaveCount(130);
  // Older messages are added above, without moving the visible ones.
  await expect(log(page).getByText('Message number 19970 ')).toBeInViewport();
});
