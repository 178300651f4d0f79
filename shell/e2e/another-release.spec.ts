import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Registry, RemoteEntry } from '../../shared/contract/src/registry.ts';
import { expect, hydrated, registry, test } from '../../shared/testing/e2e/site.ts';

/** Id of a broken current release of the company's remote; the real one is its fallback. */
const BAD = 'bad0bad0bad0';
const good = registry.remotes.company?.current;
if (!good) throw new Error('The composed site has no company. Build it: npm run build.');

const container = (load: string) => `
  export const init = () => {};
  export const get = async () => () => ({ default: { contractVersion: 1, routes: [
    { path: '/about', page: 'about', title: 'About', description: '', load: ${load} },
  ] } });`;

interface Plan {
  /** Content of the container's file; `null`: missing. */
  code: string | null;
  /** Hash in the registry when it is not the file's. */
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
  test(`falls back to the previous release without error panel or reload when a release ${name}`, async ({
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

test('keeps the prerendered content and hydrates it when the release that rendered it is broken', async ({
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
