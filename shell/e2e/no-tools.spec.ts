import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SITE } from '../../shared/kit/src/compose.ts';
import { expect, hydrated, registry, test } from '../../shared/testing/e2e/site.ts';

/** Strings that only development and preview tools contain. */
const WORDS = [
  'appling:override',
  'appling:inspect',
  'appling-tools',
  'Stop overriding',
  'inspect',
];

test('the built site contains no override and no inspector', () => {
  const assets = path.join(SITE, 'assets');
  const files = readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => /tools/.test(file))).toEqual([]);
  for (const file of files) {
    const text = readFileSync(path.join(assets, file), 'utf8');
    expect(
      WORDS.filter((word) => text.includes(word)),
      file,
    ).toEqual([]);
  }
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(
    readFileSync(path.join(SITE, 'index.html'), 'utf8'),
  )?.[1];
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('localhost');
});

test("every built script, the worker included, contains the site's name instead of a variable", () => {
  const scripts = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts).toContain('site-sw.js');
  const open = scripts.filter((file) =>
    readFileSync(path.join(SITE, file), 'utf8').includes('process.env.SITE_'),
  );
  expect(open).toEqual([]);
});

test('settings and storage cannot change a production page', async ({ page }) => {
  const release = registry.remotes.company?.current.id;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const override = JSON.stringify(['company@http://localhost:9', 'marketing@aaaaaaaaaaaa']);
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem('appling:override', override);
      storage.setItem('appling:inspect', 'yes');
      storage.setItem('inspect', 'yes');
      // Federation's developer tools read overrides from here.
      storage.setItem('__MF_DEVTOOLS__', JSON.stringify({ company: 'http://localhost:9/x.js' }));
    }
  });
  await page.goto('/about?inspect&override=company@http://localhost:9&remote=company');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('appling-tools')).toHaveCount(0);
  await expect(page.getByText('Stop overriding')).toHaveCount(0);
  const address = new URL(page.url());
  expect(address.search).toContain('override=company');
  expect(asked.filter((url) => new URL(url).origin !== address.origin)).toEqual([]);
  const company = asked.filter((url) => url.includes('/r/company/'));
  expect(company.length).toBeGreaterThan(0);
  expect(company.filter((url) => !url.includes(`/r/company/${release}/`))).toEqual([]);
});
