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

/** A site whose network a test can turn off. */
export interface OwnServer {
  origin: string;
  isThere: boolean;
  /** Answers instead of the built site, or returns false. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Opens pages with the worker from an own server; console messages about a lost network do not fail a test. */
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

/** Turns the network of browser and server off or on. */
export async function setOffline(
  context: BrowserContext,
  server: OwnServer,
  isOffline: boolean,
): Promise<void> {
  server.isThere = !isOffline;
  await context.setOffline(isOffline);
}

/** Waits until the worker has cached all files of a registry. */
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
