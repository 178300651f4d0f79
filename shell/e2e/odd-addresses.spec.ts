import { expect, test } from './faults/faulty-site.ts';
import { hydrated } from '../../shared/testing/e2e/site.ts';

/** Addresses that some static host answers with /about. */
const ODD = [
  '/about//',
  '/about/',
  '/about/index.html',
  '//about',
  '/About',
  '/%61bout',
  '/about/x%2f..',
];

test('a page served at an odd address hydrates at its own address without an error', async ({
  page,
  server,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  server.plant(/bout/i, (response, request) => {
    if (!/\.(?:js|css)/.test(request.url ?? '')) request.url = '/about';
    server.pass(response, request);
  });
  for (const address of ODD) {
    await page.goto(`${server.origin}${address}?from=here#team`);
    await hydrated(page);
    await expect(page, address).toHaveURL(`${server.origin}/about?from=here#team`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveTitle('Pricing · Appling');
    await page.goBack();
    await expect(page).toHaveTitle('About · Appling');
  }
  expect(problems).toEqual([]);
});

test("loads the page without an error when the host serves its not-found page at a page's address", async ({
  page,
  server,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  server.plant(/^\/about$/, (response, request) => {
    request.url = '/nowhere';
    server.pass(response, request);
  });
  await page.goto('/about');
  await expect(page).toHaveTitle('About · Appling');
  await hydrated(page);
  await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
  expect(problems).toEqual([]);
});
