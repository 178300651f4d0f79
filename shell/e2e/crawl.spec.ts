import { expect, hydrated, routes, test } from '../../shared/testing/e2e/site.ts';

interface Found {
  href: string;
  on: string;
  target: string | null;
  rel: string | null;
}

test('every internal link and anchor has a target, and links to new tabs are safe', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const links: Found[] = [];
  const anchors = new Map<string, Set<string>>();
  for (const { path } of routes) {
    await page.goto(path);
    await hydrated(page);
    const { found, ids } = await page.evaluate(() => ({
      found: [...document.querySelectorAll('a[href]')].map((link) => ({
        href: (link as HTMLAnchorElement).href,
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
      })),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }));
    links.push(...found.map((link) => ({ ...link, on: path })));
    anchors.set(path, new Set(ids));
  }
  const origin = new URL(page.url()).origin;
  const known = new Set(routes.map(({ path }) => path));
  const broken: string[] = [];
  const files = new Map<string, string>();
  for (const { href, on, target, rel } of links) {
    const url = new URL(href);
    if (url.protocol === 'mailto:') {
      if (!url.pathname.includes('@')) broken.push(`${on}: ${href} names no address`);
    } else if (url.origin !== origin) {
      if (!rel?.includes('noopener') || !rel.includes('noreferrer'))
        broken.push(`${on}: ${href} without rel`);
    } else if (known.has(url.pathname)) {
      const id = decodeURIComponent(url.hash.slice(1));
      if (id && !anchors.get(url.pathname)?.has(id))
        broken.push(`${on}: ${href} has no such anchor`);
    } else {
      files.set(url.pathname, on);
    }
    if (target && url.origin === origin) broken.push(`${on}: ${href} opens a new tab`);
  }
  for (const [path, on] of files) {
    const { ok } = await request.get(path).then((response) => ({ ok: response.ok() }));
    if (!ok) broken.push(`${on}: ${path} is not there`);
  }
  expect(broken).toEqual([]);
});

test('files for search engines exist and name real pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of routes)
    expect(sitemap).toContain(`<loc>https://appling.example${path}</loc>`);
  for (const path of [
    '/robots.txt',
    '/manifest.webmanifest',
    '/site-sw.js',
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-512.png',
    '/.well-known/security.txt',
    '/social/home.png',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('titles and descriptions are unique and short enough to be shown whole', () => {
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length);
  for (const { path, title, description } of routes) {
    expect(title.length, path).toBeLessThanOrEqual(50);
    expect(description.length, path).toBeGreaterThanOrEqual(70);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});

test('sends a policy with documents, nosniff everywhere, immutable caching of files and no caching of errors', async ({
  request,
}) => {
  const home = (await request.get('/')).headers();
  expect(home['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(home['cache-control']).toBe('no-cache');
  const html = await (await request.get('/')).text();
  expect(html).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'/,
  );
  expect(html).not.toContain('unsafe-inline');
  const script = /\/assets\/shell\.[a-z0-9]+\.js/.exec(html)?.[0] ?? '';
  const asset = (await request.get(script)).headers();
  expect(asset['cache-control']).toContain('immutable');
  expect(asset['x-content-type-options']).toBe('nosniff');
  const missing = await request.get('/assets/none.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-store');
  const redirect = await request.get('/pricing/', { maxRedirects: 0 });
  expect(redirect.status()).toBe(308);
  expect(redirect.headers().location).toBe('/pricing');
});
