import { remotes } from '../../shared/kit/src/apps.ts';
import { expect, hydrated, registry, routes, test } from '../../shared/testing/e2e/site.ts';

test('every remote on disk is composed', () => {
  const names = Object.keys(registry.remotes).sort();
  expect(names).toEqual(remotes().map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining(['chat', 'company', 'developer', 'marketing']));
});

for (const route of routes) {
  test(`${route.path} has its own title, sound headings, ids and images, and hydrates`, async ({
    page,
  }) => {
    const response = await page.goto(route.path, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(200);
    const isSound = { skipped: [], repeated: [], eager: [] };
    expect(await page.evaluate(readOutline), 'prerendered').toEqual(isSound);
    await hydrated(page);
    expect(await page.evaluate(readOutline), 'hydrated').toEqual(isSound);
    await expect(page).toHaveTitle(`${route.title} · Appling`);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      route.description,
    );
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
}

/** Runs in the browser: returns skipped heading levels, repeated ids, and images far below the fold that load eagerly. */
function readOutline() {
  const all = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')];
  const levels = all.map(({ localName }) => Number(localName[1]));
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return {
    skipped: levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
    repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
    eager: [...document.images]
      .filter((image) => image.getBoundingClientRect().top > 2 * innerHeight)
      .filter(({ loading }) => loading !== 'lazy')
      .map(({ src }) => src),
  };
}

test('the landing page first loads only its own remote, one request level deep', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'load' });
  const remotes = asked.filter((path) => path.startsWith('/r/'));
  expect(remotes.every((path) => path.startsWith('/r/marketing/'))).toBe(true);
  expect(asked).not.toContain('/registry.json');
});

test('an unknown path answers 404 and the not-found page names the path', async ({ page }) => {
  const warned: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text());
  });
  const response = await page.goto('/gardn');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByText('/gardn')).toBeVisible();
  await expect.poll(() => warned.join()).toContain('/gardn');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design your dream app');
});

test('a path that the known route table lacks waits for a fresh registry', async ({ page }) => {
  await page.route('**/registry.json', async (route) => {
    const fresh = structuredClone(registry);
    const company = fresh.remotes.company;
    if (!company) throw new Error('The company remote is missing.');
    const about = company.routes.find(({ path }) => path === '/about');
    if (!about) throw new Error('/about is missing.');
    company.routes = [...company.routes, { ...about, path: '/garden-tours' }];
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ json: fresh });
  });
  await page.goto('/pricing');
  await hydrated(page);
  // A newer release of another remote may link to this page.
  await page.evaluate(() => history.pushState(null, '', '/garden-tours'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
  // The error panel shows that the registry was believed: the release lacks the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
});

test('dotfiles and source maps are not served', async ({ request }) => {
  for (const path of ['/.git/config', '/.env', '/assets/.DS_Store']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});
