import type { BrowserContext, Page } from '@playwright/test';
import { partsNow } from '../../../shared/testing/e2e/parts.ts';
import { expect, hydrated, navigate, routes } from '../../../shared/testing/e2e/site.ts';
import { kept, setOffline, test } from './own-server.ts';
import { Publisher, type State } from './published.ts';

/** Each commit runs a quarter of 20 interleavings, chosen by its hash. */
const COUNT = Number(process.env.INTERLEAVINGS ?? 20);
const TURNS = process.env.INTERLEAVINGS === undefined ? 4 : 1;
const now = partsNow(TURNS);
const SEEDS = Array.from({ length: COUNT }, (_, index) => index + 1).filter((seed) =>
  now.includes(seed % TURNS),
);
const STEPS = 14;
/** Next steps; repeated ones are more likely. */
const LIKELY =
  'release release rollback canary network network wait link link link open open other'.split(' ');
const CANARY = 'appling-bucket=03';

/** Returns each app's releases that a document shows, from its HTML and its requests. */
async function releasesOf(page: Page, asked: readonly string[]): Promise<[string, string][]> {
  const { shell = '', here } = JSON.parse(
    (await page.locator('#registry').textContent()) ?? '{}',
  ) as { shell?: string; here: { remote: string; release: { id: string } } | null };
  const fetched = asked.flatMap((address) => {
    const [, app = '', id = ''] = /\/r\/([a-z]+)\/([0-9a-f]+)\//.exec(address) ?? [];
    return app ? [[app, id] as [string, string]] : [];
  });
  return [
    ['shell', shell],
    ...(here ? [[here.remote, here.release.id] as [string, string]] : []),
    ...fetched,
  ];
}

/** Returns a seeded generator of numbers from 0 to 1. */
function numbersOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
}

test(`${SEEDS.length} interleavings of release, rollback and canary with a lost network never mix two releases in a tab`, async ({
  page: first,
  context,
  server,
}) => {
  test.setTimeout(SEEDS.length * 60_000);
  const publisher = new Publisher();
  const apps = Object.keys(publisher.built);
  let live: State = publisher.built;
  let canary: State | null = null;
  const published: State[] = [live];
  const publish = (state: State) => {
    published.push(state);
    return state;
  };
  server.answer = (request, response) => {
    const isCanary = canary && request.headers.cookie?.includes(CANARY);
    return publisher.answer((isCanary && canary) || live, request, response);
  };
  await first.goto('/');
  await kept(first, publisher.registryOf(live));
  await first.close();

  for (const seed of SEEDS) {
    const next = numbersOf(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    const told: string[] = [];
    const tabs = [await openTab(context), await openTab(context)];
    let tab = tabs[0]!;
    let isOffline = false;
    const steps: Record<string, () => Promise<unknown>> = {
      release: async () => {
        const app = pick(apps);
        live = publish({ ...live, [app]: publisher.release(app) });
      },
      rollback: async () => {
        live = pick(published);
      },
      canary: async () => {
        const app = pick(apps.filter((name) => name !== 'shell'));
        canary = canary ? null : publish({ ...live, [app]: publisher.release(app) });
        await context.clearCookies();
        if (canary && next() < 0.7) {
          await context.addCookies([
            { name: 'appling-bucket', value: '03', url: server.origin, httpOnly: true },
          ]);
        }
      },
      network: async () => {
        isOffline = !isOffline;
        await setOffline(context, server, isOffline);
      },
      wait: () => tab.page.clock.fastForward('06:00'),
      link: () => navigate(tab.page, pick(routes).path),
      open: () => visit(tab.page, isOffline),
      other: async () => {
        tab = pick(tabs);
      },
    };
    const visit = async (page: Page, isLost: boolean) => {
      const { path } = pick(routes);
      // Leaves the old page first, so that its late requests do not count for the new page.
      await page.goto('about:blank');
      await page.goto(path);
      await hydrated(page);
      // A tab reads its registry while it is online.
      if (!isLost) await page.waitForLoadState('networkidle');
    };
    for (const { page } of tabs) await visit(page, false);
    for (let step = 0; step < STEPS; step += 1) {
      const name = pick(LIKELY);
      told.push(name);
      await steps[name]?.();
      await tab.page.waitForTimeout(150);
      const story = `seed ${seed}: ${told.join(', ')}`;
      for (const { page, asked } of tabs) {
        const releases = await releasesOf(page, asked);
        const isOne = published.some((state) => releases.every(([app, id]) => state[app] === id));
        expect(isOne, `${story}: ${[...new Set(releases.map(String))].join(' ')}`).toBe(true);
      }
      const panel = tab.page
        .getByRole('alert')
        .filter({ hasText: 'Unexpected Application Error!' });
      if (!isOffline) await expect(panel, story).toHaveCount(0);
    }
    await setOffline(context, server, false);
    canary = null;
    for (const { page } of tabs) await page.close();
  }
});

interface Tab {
  page: Page;
  asked: string[];
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const asked: string[] = [];
  await page.clock.install();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.length = 0;
    asked.push(request.url());
  });
  return { page, asked };
}
