import { FAULTS, VISITS, expectPanelAndRecovery } from './faults/dead-remotes.ts';
import {
  expect,
  filesOf,
  hydrated,
  navigate,
  test,
  tryAgain,
} from '../../shared/testing/e2e/site.ts';

// The first remote meets every fault, the others one each; `npm run test:full` tests all combinations.
for (const [index, visit] of VISITS.entries()) {
  const faults = Object.entries(FAULTS);
  for (const [name, fault] of index === 0 ? faults : faults.slice(index, index + 1)) {
    test(`${visit.remote} with ${name} shows the error panel within 5 s; other pages work, and Try again recovers`, async ({
      page,
      complaints,
    }) => {
      complaints.expectFaults();
      await expectPanelAndRecovery(page, visit, fault);
    });
  }
}

for (const { remote, path } of VISITS) {
  test(`${path} keeps its prerendered content and offers a retry while ${remote} is down`, async ({
    page,
    complaints,
  }) => {
    complaints.expectFaults();
    await page.route(filesOf(remote), (route) => route.abort('connectionrefused'));
    await page.goto(path);
    const heading = page.locator('main h1');
    const words = await heading.textContent();
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 7000 });
    await expect(heading).toHaveText(words ?? '');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);

    await page.unroute(filesOf(remote));
    // It also retries automatically, first after 5 s, then less often.
    await tryAgain(page, () => again.isHidden());
    await expect(again).toHaveCount(0);
    await hydrated(page);
    await expect(heading).toHaveText(words ?? '');
  });
}

test('header, footer, links and the not-found page work while every remote is down', async ({
  page,
  complaints,
}) => {
  complaints.expectFaults();
  await page.route(/\/r\//, (route) => route.abort('connectionrefused'));
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await navigate(page, '/nowhere');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test("keeps the prerendered content without the shell's script", async ({ page, complaints }) => {
  complaints.expectFaults();
  await page.route(/\/assets\/shell\./, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design your dream app');
});

test('coming back online loads the page that failed', async ({ page, context, complaints }) => {
  complaints.expectFaults();
  await page.goto('/about');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await navigate(page, '/api');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveTitle('Developer API · Appling');
});
