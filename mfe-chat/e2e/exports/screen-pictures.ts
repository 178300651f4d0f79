import type { Page } from '@playwright/test';
import { expect } from '../../../shared/testing/e2e/site.ts';
import type { Design } from './designs-on-disk.ts';

/** Byte of the width in a PNG. */
const PNG_WIDTH = 16;

const shownIn = (page: Page) => page.locator('[role=group] > [data-screen]');

/** Waits for the screen in a preview, an HTML file or a React project. */
export async function pictureOf(page: Page, screen: string): Promise<Buffer> {
  const shown = shownIn(page);
  await expect(shown).toHaveAttribute('data-screen', screen);
  await page.evaluate(() => document.fonts.ready);
  return shown.screenshot({ animations: 'disabled' });
}

/** Shows the preview in the size of the design, on whole pixels and without the frame's camera. */
const enlarge = (page: Page) =>
  page.locator('.chat-phone .ui-phone').evaluate((frame: HTMLElement) => {
    frame.style.setProperty('--phone-scale', '1');
    frame.querySelector('.ui-phone-island')?.setAttribute('hidden', '');
    frame.style.left = '';
    const { x } = frame.getBoundingClientRect();
    frame.style.left = `${Math.round(x) - x}px`;
  });

/** Leaves the export panel, and shows the first screen at the end. */
export async function previewPictures(page: Page, design: Design): Promise<Map<string, Buffer>> {
  const { screens, start } = design;
  await page.getByRole('button', { name: 'Done' }).click();
  await page.setViewportSize({ width: 1440, height: 1100 });
  const buttons = page.getByRole('navigation', { name: 'Screens' }).getByRole('button');
  const pictures = new Map<string, Buffer>();
  const open = (id: string) => buttons.nth(screens.findIndex((screen) => screen.id === id)).click();
  for (const { id } of screens) {
    await open(id);
    // The stage moves while the panel closes; between two pixels a picture is 391 px wide.
    await expect(async () => {
      await enlarge(page);
      const picture = await pictureOf(page, id);
      expect(picture.readUInt32BE(PNG_WIDTH)).toBe(390);
      pictures.set(id, picture);
    }).toPass();
  }
  await open(start);
  await expect(shownIn(page)).toHaveAttribute('data-screen', start);
  return pictures;
}
