import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SITE } from '../../../shared/src/build/compose.ts';
import { expect, hydrated, navigate, routes } from '../site.ts';
import { kept, setOffline, test } from './own-server.ts';

const live = readFileSync(path.join(SITE, 'registry.json'), 'utf8');

async function tell(page: Page, idea: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(idea);
  await page.keyboard.press('Enter');
}

test('after one visit every route opens without a network, by address and by link', async ({
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

test('the designer draws ideas of several subjects and languages without a network', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/');
  await hydrated(page);
  await kept(page, live);
  await setOffline(context, server, true);
  await page.goto('/chat');
  await hydrated(page);
  const log = page.getByRole('log', { name: 'Messages' });
  await tell(page, 'A diary for bird watchers');
  await expect(log).toContainText('all of them work');
  await page.getByRole('button', { name: /^New app/ }).click();
  await tell(page, 'Rezepte für die ganze Woche');
  await expect(log).toContainText('funktionieren');
});
