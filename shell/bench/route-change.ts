import type { Browser, Page } from 'playwright';
import { FAST } from './conditions.ts';
import { followRequests } from './quiet.ts';
import type { Served } from './rounds.ts';

/** Time without requests, in ms, after which hover and idle preloading are over. */
const QUIET_MS = 1000;
const LIMIT_MS = 20_000;

/** A click on a link to another remote's page, which is preloaded already. */
export interface RouteChange {
  /** Ms from the click until the page is in the document. */
  content: number;
  /** Ms until the frame that shows it ends. */
  frame: number;
  requests: number;
}

export async function changeRoutes(
  browser: Browser,
  { origin }: Served,
  to: { path: string; remote: string },
  rounds: number,
): Promise<RouteChange[]> {
  const changes: RouteChange[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      viewport: FAST.viewport,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'networkidle' });
    changes.push(await changeRoute(page, to));
    await context.close();
  }
  return changes;
}

interface Change {
  content: number;
  frame: number;
}

async function changeRoute(
  page: Page,
  { path, remote }: { path: string; remote: string },
): Promise<RouteChange> {
  const link = page
    .locator(`a[href="${path}"], a[href^="${path}?"]`)
    .filter({ visible: true })
    .first();
  const untilQuiet = followRequests(page);
  // Scrolling lays out deferred content, which would move the link from under the pointer.
  await link.scrollIntoViewIfNeeded();
  await untilQuiet(QUIET_MS, LIMIT_MS);
  await link.hover();
  await untilQuiet(QUIET_MS, LIMIT_MS);
  const asked: string[] = [];
  page.on('request', (request) => {
    // `other`: the browser requests the favicon again for each new address.
    if (request.resourceType() !== 'other') asked.push(request.url());
  });
  const change = page.evaluate(
    (target) =>
      new Promise<Change>((resolve, reject) => {
        setTimeout(() => reject(new Error(`The page of ${target} did not come.`)), 15_000);
        let clicked = 0;
        addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
        const observer = new MutationObserver(() => {
          if (!document.querySelector(`[data-mfe="${target}"] h1`)) return;
          observer.disconnect();
          const content = performance.now() - clicked;
          requestAnimationFrame(() =>
            setTimeout(() => resolve({ content, frame: performance.now() - clicked })),
          );
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    remote,
  );
  await link.click();
  const times = await change;
  await untilQuiet(QUIET_MS, LIMIT_MS);
  return { ...times, requests: asked.length };
}
