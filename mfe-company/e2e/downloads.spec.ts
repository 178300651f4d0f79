import { expect, test } from '../../shared/testing/e2e/site.ts';

test('an event downloads as a calendar file, and a press file downloads', async ({
  page,
  request,
}) => {
  await page.goto('/community');
  const calendar = await page.locator('a[href$=".ics"]').first().getAttribute('href');
  expect(await (await request.get(calendar ?? '')).text()).toContain('BEGIN:VEVENT');
  await page.goto('/press');
  const kit = await page.locator('a[href$=".zip"]').first().getAttribute('href');
  expect((await (await request.get(kit ?? '')).body()).subarray(0, 2).toString()).toBe('PK');
});
