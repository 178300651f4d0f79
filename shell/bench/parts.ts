import type { Browser } from 'playwright';
import { buildCopy, refreshCopy } from './checkout-copy.ts';
import { SLOW } from './conditions.ts';
import { buildMonolith, readRegistry } from './monolith.ts';
import { changeRoutes, type RouteChange } from './route-change.ts';
import { inTurn, serveAll, type Loads, type Served } from './rounds.ts';
import { writeVariants, type BenchPage } from './variants.ts';

/** `BENCH_ROUNDS=1` is for testing the benchmark itself. */
export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

const OTHER_PAGES = ['/chat', '/api', '/about'];

export async function prepareSites(): Promise<{ served: Served[]; pages: BenchPage[] }> {
  console.log('· composed site and monolith from the same pages');
  refreshCopy();
  await buildCopy();
  const pages = Object.entries(readRegistry().remotes).flatMap(([remote, { routes }]) =>
    routes.map(({ path, page }) => ({ path, page, remote })),
  );
  const wanted = pages.filter(({ path }) => path === '/' || OTHER_PAGES.includes(path));
  const variants = await writeVariants(await buildMonolith(), wanted);
  return { served: await serveAll(variants), pages: wanted };
}

export function measureLanding(browser: Browser, served: readonly Served[]): Promise<Loads> {
  console.log('· landing page');
  return inTurn(browser, served, '/', SLOW, ROUNDS);
}

export async function measurePages(
  browser: Browser,
  served: readonly Served[],
): Promise<Map<string, Loads>> {
  console.log('· a page of each other remote');
  const compared = served.filter(({ name }) => name !== 'client only');
  const pages = new Map<string, Loads>();
  for (const route of OTHER_PAGES) {
    pages.set(route, await inTurn(browser, compared, route, SLOW, ROUNDS));
  }
  return pages;
}

export async function measureChanges(
  browser: Browser,
  served: readonly Served[],
  pages: readonly BenchPage[],
): Promise<Map<string, Map<string, RouteChange[]>>> {
  console.log('· route changes');
  const sites = new Map<string, Map<string, RouteChange[]>>();
  for (const site of served.filter(({ name }) => name === 'composed' || name === 'monolith')) {
    const changes = new Map<string, RouteChange[]>();
    for (const page of pages.filter(({ path }) => path !== '/')) {
      changes.set(page.path, await changeRoutes(browser, site, page, ROUNDS));
    }
    sites.set(site.name, changes);
  }
  return sites;
}
