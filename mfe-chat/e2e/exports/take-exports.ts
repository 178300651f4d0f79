import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hydrated } from '../../../shared/testing/e2e/site.ts';

export async function openExports(page: Page, file: string): Promise<void> {
  await page.goto('/chat');
  await hydrated(page);
  const panel = page.getByRole('region', { name: 'Export', exact: true });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await panel.getByLabel('Open a design').first().setInputFiles(file);
  await expect(panel.getByText(/is on the stage/)).toBeVisible();
}

export async function take(page: Page, ending: string): Promise<Uint8Array> {
  const button = page.getByRole('button', { name: new RegExp(`^Download .*${ending}$`) });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return new Uint8Array(readFileSync(path.resolve(await download.path())));
}
