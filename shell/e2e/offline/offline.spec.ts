import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { SITE } from '../../../shared/src/build/compose.ts';
import { expect, hydrated, navigate, routes } from '../site.ts';
import { kept, test, type OwnServer } from './own-server.ts';

const live = readFileSync(path.join(SITE, 'registry.json'), 'utf8');

/** Takes the network away, of the browser and of the server. */
async function goOffline(context: BrowserContext, server: OwnServer): Promise<void> {
  server.isThere = false;
  await context.setOffline(true);
}

test('after one visit every route opens without a network, by address and by link', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/');
  await hydrated(page);
  await kept(page, live);
  await goOffline(context, server);
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

test('the designer draws ideas of several subjects and languages without a network', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/');
  await hydrated(page);
  await kept(page, live);
  await goOffline(context, server);
  for (const idea of ['A diary for bird watchers', 'Rezepte für die ganze Woche']) {
    await page.goto('/chat');
    await hydrated(page);
    await page.getByRole('textbox').first().fill(idea);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText(idea);
  }
});
