import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { SITE } from '../../../shared/kit/src/compose.ts';
import { createSiteServer, listen } from '../../../shared/kit/src/serve.ts';
import { expect, test as base } from '../../../shared/testing/e2e/site.ts';

/** A site whose network a test can take away. */
export interface OwnServer {
  origin: string;
  /** Whether anything answers. */
  isThere: boolean;
  /** Answers in the place of the built site, or returns false. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Opens pages with the site's worker, of a server of their own; what the browser says of a lost network does not count. */
export const test = base.extend<{ server: OwnServer; planted: void }>({
  serviceWorkers: 'allow',
  planted: [
    async ({ complaints }, provide) => {
      complaints.expectFaults();
      await provide();
    },
    { auto: true },
  ],
  server: async ({}, provide) => {
    const built = createSiteServer(SITE).listeners('request')[0] as RequestListener;
    const own: OwnServer = { origin: '', isThere: true, answer: () => false };
    const server = createServer((request, response) => {
      if (!own.isThere) request.socket.destroy();
      else if (!own.answer(request, response)) built(request, response);
    });
    own.origin = `http://localhost:${await listen(server, 0)}`;
    await provide(own);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
});

/** Takes the network away, of the browser and of the server, or gives it back. */
export async function setOffline(
  context: BrowserContext,
  server: OwnServer,
  isOffline: boolean,
): Promise<void> {
  server.isThere = !isOffline;
  await context.setOffline(isOffline);
}

/** Waits until the worker has kept the site of a registry whole. */
export async function kept(page: Page, registry: string): Promise<void> {
  const isKept = (text: string) => page.evaluate(isEdition, text);
  await expect.poll(() => isKept(registry), { timeout: 60_000 }).toBe(true);
}

async function isEdition(text: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith('appling-edition-'));
  for (const name of names) {
    const found = await (await caches.open(name)).match('/registry.json');
    if ((await found?.text()) === text) return true;
  }
  return false;
}
