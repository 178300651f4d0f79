import type { Page } from '@playwright/test';
import { expect, hydrated, navigate, routes } from '../site.ts';
import { kept, setOffline, test } from './own-server.ts';
import { Publisher, type State } from './published.ts';

const SEEDS = Number(process.env.INTERLEAVINGS ?? 20);
const STEPS = 9;
const CANARY = 'appling-bucket=03';

/** Every app's releases that a document shows: its own words name two, what it fetched the rest. */
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

/** Numbers from 0 to 1 that are the same for one seed. */
function numbersOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
}

test(`${SEEDS} interleavings of release, rollback and canary with a lost network never mix two releases in a tab`, async ({
  page: first,
  context,
  server,
}) => {
  test.setTimeout(SEEDS * 60_000);
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

  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const next = numbersOf(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    const told: string[] = [];
    const page = await context.newPage();
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.length = 0;
      asked.push(request.url());
    });
    let isOffline = false;
    const network = async (isLost: boolean) => {
      isOffline = isLost;
      await setOffline(context, server, isLost);
    };
    const visit = async (path: string) => {
      await page.goto(path);
      await hydrated(page);
      // The tab gets to know its registry while it can.
      if (!isOffline) await page.waitForLoadState('networkidle');
    };
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
      lose: () => network(true),
      find: () => network(false),
      wait: () => page.clock.fastForward('06:00'),
      link: () => navigate(page, pick(routes).path),
      open: () => visit(pick(routes).path),
    };
    await visit(pick(routes).path);
    for (let step = 0; step < STEPS; step += 1) {
      const name = pick(Object.keys(steps));
      told.push(name);
      await steps[name]?.();
      await page.waitForTimeout(150);
      const releases = await releasesOf(page, asked);
      const isOne = published.some((state) => releases.every(([app, id]) => state[app] === id));
      expect(
        isOne,
        `seed ${seed}: ${told.join(', ')}: ${JSON.stringify([...new Set(releases.map(String))])}`,
      ).toBe(true);
      const panel = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
      if (!isOffline) await expect(panel, `seed ${seed}: ${told.join(', ')}`).toHaveCount(0);
    }
    await network(false);
    canary = null;
    await page.close();
  }
});
