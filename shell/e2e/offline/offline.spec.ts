import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { SITE } from '../../../shared/kit/src/compose.ts';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { expect, hydrated, navigate, routes } from '../../../shared/testing/e2e/site.ts';
import { kept, setOffline, test, type OwnServer } from './own-server.ts';
import { Publisher } from './published.ts';

interface Sent {
  link: string;
  name?: string;
}

/** Links of every form: deflated, plain, with the whole design, and coded with the dictionary. */
const sent = JSON.parse(
  readFileSync(path.join(ROOT, 'mfe-chat/src/pages/chat/share/fixtures/links.json'), 'utf8'),
) as Sent[];
const live = readFileSync(path.join(SITE, 'registry.json'), 'utf8');

async function tell(page: Page, idea: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(idea);
  await page.keyboard.press('Enter');
}

/** The first visit is to the landing page; the chat opens without the network. */
async function openChatOffline(
  page: Page,
  ...site: [context: BrowserContext, server: OwnServer]
): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await kept(page, live);
  await setOffline(...site, true);
  await page.goto('/chat');
  await hydrated(page);
}

/** Returns the bytes of a download as text: zip files store the names of their files uncompressed. */
async function taken(page: Page, ending: string): Promise<string> {
  const button = page.getByRole('button', { name: new RegExp(`^Download .*${ending}$`) });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(path.resolve(await download.path()), 'latin1');
}

const stored = async () => ({
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  caches: await caches.keys(),
});

test('after one visit every route opens offline, by address and by link', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/');
  await hydrated(page);
  await kept(page, live);
  await setOffline(context, server, true);
  for (const route of routes) {
    await navigate(page, route.path);
    await expect(page).toHaveTitle(`${route.title} · Appling`);
    await expect(page.locator('main h1')).toHaveCount(1);
  }
  for (const route of routes) {
    const response = await page.goto(route.path);
    expect(response?.fromServiceWorker()).toBe(true);
    await hydrated(page);
    await expect(page).toHaveTitle(`${route.title} · Appling`);
  }
  await page.goto('/gardn?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('the designer draws ideas of several subjects and languages offline', async ({
  page,
  context,
  server,
}) => {
  await openChatOffline(page, context, server);
  const log = page.getByRole('log', { name: 'Messages' });
  await tell(page, 'A diary for bird watchers');
  await expect(log).toContainText('all of them work');
  await page.getByRole('button', { name: 'New design' }).click();
  await tell(page, 'Rezepte für die ganze Woche');
  await expect(page.getByRole('button', { name: /^Show this design/ })).toHaveCount(1);
  await expect(log).toContainText('Rezepte');
});

test('a chat opened as the first page draws the next subject offline', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/chat');
  await hydrated(page);
  const log = page.getByRole('log', { name: 'Messages' });
  await tell(page, 'A diary for bird watchers');
  await expect(log).toContainText('all of them work');
  await kept(page, live);
  await setOffline(context, server, true);
  await page.getByRole('button', { name: 'New design' }).click();
  await tell(page, 'A budget for a family of four');
  await expect(log).toContainText('all of them work');
});

test('exports and links work offline after the first visit', async ({ page, context, server }) => {
  await openChatOffline(page, context, server);
  const log = page.getByRole('log', { name: 'Messages' });
  await tell(page, 'A diary for bird watchers, in an elegant serif');
  await expect(log).toContainText('all of them work');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  expect(await taken(page, '.html')).toContain('url(data:font/woff2;base64,');
  const pictures = await taken(page, '-screens.zip');
  expect(pictures).toContain('all-screens.svg');
  expect(pictures).toContain('fonts/newsreader.ttf');
  expect(await taken(page, '.penpot')).toContain('manifest.json');
  const share = page.getByRole('region', { name: 'Share' });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await share.getByRole('button', { name: 'QR code' }).click();
  await expect(share.getByRole('img', { name: /^QR code of the link/ })).toBeVisible();
  for (const { link, name } of sent) {
    await page.goto('/');
    await page.goto(link);
    await expect(
      page
        .getByRole('dialog', name === undefined ? {} : { name })
        .getByRole('group')
        .first(),
    ).toBeVisible();
  }
});

test('a release while the tab is offline changes the next document, not the open tab', async ({
  page,
  context,
  server,
}) => {
  const publisher = new Publisher();
  let state = publisher.built;
  server.answer = (request, response) => publisher.answer(state, request, response);
  await page.goto('/');
  await hydrated(page);
  await kept(page, publisher.registryOf(state));
  await setOffline(context, server, true);
  await page.goto('/pricing');
  await hydrated(page);
  state = { ...state, marketing: publisher.release('marketing') };
  state = { ...state, developer: publisher.release('developer') };
  await setOffline(context, server, false);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await navigate(page, '/api');
  await expect(page).toHaveTitle('Developer API · Appling');
  expect(asked.join()).toContain(`/r/developer/${publisher.built.developer}/`);
  await page.goto('/api');
  await hydrated(page);
  expect(asked.join()).toContain(`/r/developer/${state.developer}/`);
});

test('registers no worker and caches nothing for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForTimeout(5000);
  expect(await page.evaluate(stored)).toEqual({ workers: 0, caches: [] });
});

test('“Delete everything” removes the worker and its caches', async ({ page }) => {
  await page.goto('/privacy');
  await hydrated(page);
  await kept(page, live);
  await page.getByRole('button', { name: 'Delete everything stored in this browser' }).click();
  await expect(page.getByText('is deleted').first()).toBeVisible();
  expect(await page.evaluate(stored)).toEqual({ workers: 0, caches: [] });
});

test('the site is installable', async ({ page, context }) => {
  await page.goto('/');
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
