import { matchRoute, type ShortRegistry } from '@appling/contract/registry';
import type { Route } from '@appling/contract/routes';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { limitsOf, type PageLoader } from '../loading/page-loader';
import { OPEN, type PageState } from '../loading/page-state';
import type { RegistryClient } from '../loading/registry';
import { StaticRouter } from '@appling/runtime/routers';

export interface ShellParts {
  source: Pick<
    PageLoader,
    'subscribe' | 'state' | 'limits' | 'visit' | 'leave' | 'tryAgain' | 'fail' | 'prove'
  >;
  registry: Pick<RegistryClient, 'find' | 'routes' | 'subscribe' | 'refresh'>;
  servedPath: string | null;
}

/** Renders one page for compose with the tree that the browser hydrates; unknown paths render the not-found page. */
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
      find: (pathname) => matchRoute(routes, pathname),
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
