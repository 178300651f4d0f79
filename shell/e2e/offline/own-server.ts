import { createServer, type RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { SITE } from '../../../shared/src/build/compose.ts';
import { createSiteServer, listen } from '../../../shared/src/build/serve.ts';
import { test as base } from '../site.ts';

/** A site whose network a test can take away. */
export interface OwnServer {
  origin: string;
  /** Whether anything answers. */
  isThere: boolean;
  /** Folder of the site that a request sees. */
  root: (cookies: string) => string;
  /** Paths that were asked for. */
  asked: string[];
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
    const sites = new Map<string, RequestListener>();
    const siteAt = (folder: string) => {
      const known = sites.get(folder);
      if (known) return known;
      const listener = createSiteServer(folder).listeners('request')[0] as RequestListener;
      sites.set(folder, listener);
      return listener;
    };
    const own: OwnServer = { origin: '', isThere: true, root: () => SITE, asked: [] };
    const server = createServer((request, response) => {
      own.asked.push(request.url ?? '');
      if (own.isThere) siteAt(own.root(request.headers.cookie ?? ''))(request, response);
      else request.socket.destroy();
    });
    own.origin = `http://localhost:${await listen(server, 0)}`;
    await provide(own);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
});

/** Waits until the worker has kept the site of a registry whole. */
export async function kept(page: Page, registry: string): Promise<void> {
  await page.waitForFunction(
    async (text) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('appling-edition-'));
      for (const name of names) {
        const found = await (await caches.open(name)).match('/registry.json');
        if ((await found?.text()) === text) return true;
      }
      return false;
    },
    registry,
    { timeout: 60_000, polling: 200 },
  );
}
