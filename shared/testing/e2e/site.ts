import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import type { Registry } from '../../contract/src/registry.ts';
import { SITE } from '../../kit/src/compose.ts';
import { createSiteServer, listen } from '../../kit/src/serve.ts';

export const registry = JSON.parse(
  readFileSync(path.join(SITE, 'registry.json'), 'utf8'),
) as Registry;

export const routes = Object.entries(registry.remotes).flatMap(([remote, { routes: own }]) =>
  own.map((route) => ({ remote, ...route })),
);

export interface Complaints {
  list: string[];
  /** The test causes errors itself: the browser's messages about them do not count. */
  expectFaults: () => void;
  /** Policy violations, by directive and address. Must stay empty unless the test called `expectRefusals()`. */
  refused: string[];
  expectRefusals: () => void;
}

interface Fixtures {
  complaints: Complaints;
}

/** Opens pages of the built, assembled site; a console error, failed request or policy report fails the test. */
export const test = base.extend<Fixtures, { origin: string }>({
  origin: [
    async ({}, provide) => {
      const server = createSiteServer(SITE);
      const port = await listen(server, 0);
      await provide(`http://localhost:${port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, provide) => provide(origin),
  complaints: [
    async ({ page }, provide) => {
      let isGuarded = true;
      let isObeyed = true;
      const complaints: Complaints = {
        list: [],
        refused: [],
        expectFaults: () => {
          isGuarded = false;
        },
        expectRefusals: () => {
          isObeyed = false;
        },
      };
      watch(page, complaints.list);
      await watchPolicy(page, complaints.refused);
      await provide(complaints);
      if (isGuarded) expect(complaints.list).toEqual([]);
      if (isObeyed) expect(complaints.refused).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const REPORT = 'Refused by policy:';

async function watchPolicy(page: Page, refused: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.text().startsWith(REPORT)) refused.push(message.text());
  });
  await page.addInitScript((prefix) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.debug(prefix, effectiveDirective, blockedURI),
    );
  }, REPORT);
}

function watch(page: Page, list: string[]): void {
  page.on('console', (message) => {
    const { url } = message.location();
    // The browser reports every 404 document itself, which is expected for a not-found page.
    const isDocument404 = /404 \(Not Found\)/.test(message.text()) && url === page.url();
    if (message.type() === 'error' && !isDocument404)
      list.push(`console: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => list.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') list.push(`request: ${request.url()} ${reason}`);
  });
}

/** Waits until React has committed its first tree and the router listens. Fibers on elements exist before that. */
async function routed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    interface Fiber {
      child: Fiber | null;
      stateNode: { current: Fiber };
    }
    const root: object = document.getElementById('root') ?? {};
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    return key !== undefined && (root as Record<string, Fiber>)[key]?.stateNode.current.child;
  });
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    interface Fiber {
      child: Fiber | null;
      sibling: Fiber | null;
      stateNode: unknown;
    }
    const root: object = document.getElementById('root') ?? {};
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
    const top = (root as Record<string, { stateNode: { current: Fiber } }>)[key];
    const heading = document.querySelector('main h1');
    const left = heading && top ? [top.stateNode.current] : [];
    for (let fiber = left.pop(); fiber; fiber = left.pop()) {
      if (fiber.stateNode === heading) return true;
      if (fiber.sibling) left.push(fiber.sibling);
      if (fiber.child) left.push(fiber.child);
    }
    return false;
  });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // One test removes idle callbacks.
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 5_000 });
        else setTimeout(resolve, 100);
      }),
  );
}

export async function navigate(page: Page, path: string): Promise<void> {
  await routed(page);
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Presses Try again until the error is gone. No press outlives this function, or it would hit a later error panel. */
export async function tryAgain(page: Page, isOver: () => Promise<boolean>): Promise<void> {
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  const pressAndLook = async () => {
    // It may disappear while it is pressed.
    if (await again.isVisible()) await again.click({ timeout: 2000 }).catch(() => {});
    return isOver();
  };
  await expect.poll(pressAndLook, { timeout: 30_000 }).toBe(true);
}

export function filesOf(remote: string): RegExp {
  return new RegExp(`/r/${remote}/`);
}

/** Stops the page's clock: only `page.clock.runFor` advances it. Install the clock before `goto`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
