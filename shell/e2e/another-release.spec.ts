import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Registry, RemoteEntry } from '../../shared/contract/src/registry.ts';
import { expect, hydrated, registry, test } from '../../shared/testing/e2e/site.ts';

/** A newer release of the company's remote, live and broken; the real one is the one before. */
const BAD = 'bad0bad0bad0';
const good = registry.remotes.company?.current;
if (!good) throw new Error('The composed site has no company. Build it: npm run build.');

const container = (load: string) => `
  export const init = () => {};
  export const get = async () => () => ({ default: { contractVersion: 1, routes: [
    { path: '/about', page: 'about', title: 'About', description: '', load: ${load} },
  ] } });`;

interface Plan {
  /** What the container's file holds; `null`: it is gone. */
  code: string | null;
  /** What the registry says of it, where that is not its hash. */
  hash?: string;
}

const PLANS: Record<string, Plan> = {
  'throws when it is imported': { code: 'throw new Error("planted");' },
  'throws while its page is drawn': {
    code: container(`async () => ({ default() { throw new Error('planted'); } })`),
  },
  'speaks another contract': {
    code: container('null').replace('contractVersion: 1', 'contractVersion: 9'),
  },
  'lacks the page': { code: container('null').replace("'/about'", "'/elsewhere'") },
  'has other bytes than those released': {
    code: container('null'),
    hash: `sha384-${'A'.repeat(64)}`,
  },
  'is gone': { code: null },
};

/** Makes the broken release the live one. */
async function plant(page: Page, { code, hash }: Plan): Promise<string> {
  const integrity = hash ?? sha384(code ?? '');
  const { company, ...others } = registry.remotes as Record<string, RemoteEntry>;
  const broken: Registry = {
    ...registry,
    remotes: {
      ...others,
      company: {
        current: {
          ...good!,
          id: BAD,
          scripts: {},
          integrity: { 'remoteEntry.js': integrity, [good!.styles]: integrity },
        },
        previous: good!,
        routes: company?.routes ?? [],
      },
    },
  };
  await page.route('**/registry.json', (route) => route.fulfill({ json: broken }));
  await page.route(`**/r/company/${BAD}/**`, (route) => {
    if (code === null) return route.fulfill({ status: 404, body: 'Not found' });
    const isSheet = route.request().url().includes('.css');
    return route.fulfill({
      contentType: isSheet ? 'text/css' : 'text/javascript',
      body: isSheet ? '' : code,
    });
  });
  return integrity;
}

function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

for (const [name, plan] of Object.entries(PLANS)) {
  test(`a release that ${name} is not noticed: the one before stands in, without a panel or a reload`, async ({
    page,
    complaints,
  }) => {
    complaints.expectFaults();
    await plant(page, plan);
    await page.goto('/pricing');
    await hydrated(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('main [role="alert"]')) document.body.dataset.sawPanel = '';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle('About · Appling');
    await expect(page.locator('body')).not.toHaveAttribute('data-saw-panel');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  });
}

test('a page that was served by a broken release keeps its words and comes alive', async ({
  page,
  complaints,
}) => {
  complaints.expectFaults();
  const plan = PLANS['throws when it is imported']!;
  const hash = await plant(page, plan);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(good.id, BAD)
      .replaceAll(good.integrity?.['remoteEntry.js'] ?? 'none', hash);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/about');
  const heading = page.locator('main h1');
  const words = await heading.textContent();
  await hydrated(page);
  await expect(heading).toHaveText(words ?? '');
  expect(await page.evaluate(() => sessionStorage.getItem('appling:broken-releases'))).toContain(
    BAD,
  );
});
