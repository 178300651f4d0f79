import { findDestination, type ShortRegistry } from '@appling/contract/registry';
import type { Route } from '@appling/contract/routes';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { limitsOf, type PageLoader } from '../loading/page-loader';
import { OPEN, type PageState } from '../loading/page-state';
import type { RegistryClient } from '../loading/registry';
import { StaticRouter } from '@appling/runtime/routers';

/** Props of a shell's tree, in the browser and while compose renders it. */
export interface ShellParts {
  source: Pick<
    PageLoader,
    'subscribe' | 'state' | 'limits' | 'visit' | 'leave' | 'tryAgain' | 'fail' | 'prove'
  >;
  registry: Pick<RegistryClient, 'find' | 'routes' | 'subscribe' | 'refresh'>;
  /** Path whose page came as HTML; `null` when the server had none. */
  servedPath: string | null;
}

/**
 * Renders one page of the site for compose, with the same tree that the browser hydrates.
 *
 * @param path path of the page; any unknown one gives the not-found page
 * @param routes the short route table that this page will carry
 * @param route the page's route, from its remote's node bundle; `null` for the not-found page
 * @param draw makes the shell's tree
 * @throws {Error} whatever the page throws while rendering
 */
export async function renderPage(
  path: string,
  routes: ShortRegistry['routes'],
  route: Route | null,
  draw: (parts: ShellParts) => ReactNode,
): Promise<string> {
  const Page = route ? (await route.load()).default : null;
  const gates = { settled: OPEN, arrived: OPEN };
  const state: PageState =
    route && Page ? { status: 'ready', Page, route, ...gates } : { status: 'idle', ...gates };
  const nothing = () => () => {};
  const tree = draw({
    source: {
      subscribe: nothing,
      state: () => state,
      limits: limitsOf(),
      tryAgain: () => {},
      fail: () => {},
      prove: () => {},
      visit: () => {},
      leave: () => {},
    },
    registry: {
      find: (pathname) => findDestination(routes, pathname),
      routes: () => routes,
      subscribe: nothing,
      refresh: async () => {},
    },
    servedPath: route ? route.path : null,
  });
  let failure: unknown;
  const { prelude } = await prerender(<StaticRouter location={path}>{tree}</StaticRouter>, {
    // Larger boundaries would be streamed with inline scripts, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  return html;
}
