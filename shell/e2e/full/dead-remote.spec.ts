import { LOOKS, expectAccessible } from '../../../shared/testing/e2e/axe.ts';
import {
  expect,
  filesOf,
  hydrated,
  navigate,
  registry,
  test,
} from '../../../shared/testing/e2e/site.ts';

/** A page of another remote to start from. */
const FROM: Record<string, string> = { company: '/pricing' };

for (const [remote, { routes }] of Object.entries(registry.remotes)) {
  test(`with ${remote} down, axe finds nothing on its error panel and prerendered content, in either theme, on a phone and on a desktop`, async ({
    page,
    complaints,
  }) => {
    complaints.expectFaults();
    const path = routes.find(({ chrome }) => chrome !== 'none')?.path ?? routes[0]!.path;
    await page.route(filesOf(remote), (route) => route.abort('connectionrefused'));
    await page.goto(FROM[remote] ?? '/about');
    await hydrated(page);
    await navigate(page, path);
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    await expectAccessible(page, null, LOOKS);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page, null, LOOKS);
  });
}
