import type { Browser, Page } from 'playwright';
import { FAST } from './conditions.ts';
import { followRequests } from './quiet.ts';
import type { Served } from './rounds.ts';

/** No request under way for this long means that all was asked for, what follows a hover and an idle moment included. */
const QUIET_MS = 1000;
const LIMIT_MS = 20_000;

/** A click on a link to another remote's page, whose code was fetched when the pointer came near. */
export interface RouteChange {
  /** Milliseconds from the click until the page is in the document. */
  content: number;
  /** Until the frame that shows it is over. */
  frame: number;
  /** Requests from the click on. */
  requests: number;
}

/** Goes from the landing page to a page of another remote, once for each round. */
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
  // A page that is scrolled lays out what it had put off; the link would move from under the pointer.
  await link.scrollIntoViewIfNeeded();
  await untilQuiet(QUIET_MS, LIMIT_MS);
  await link.hover();
  // The pointer rests and the page is fetched; this measures what follows.
  await untilQuiet(QUIET_MS, LIMIT_MS);
  const asked: string[] = [];
  page.on('request', (request) => {
    // `other` is the browser's own: it asks for the tab's icon again on each new address.
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
