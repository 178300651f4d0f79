import type { ShortRegistry } from '@appling/contract/registry';
import { findDestination } from '@appling/contract/registry';
import type { Route } from '@appling/contract/routes';
import { StaticRouter } from '@appling/runtime/routers';
import { prerender as renderToHtml } from 'react-dom/static';
import { createNextPageStore } from './navigation/next-page';
import { Site } from './site';
import { limitsOf } from '@appling/runtime/loading/page-loader';
import { OPEN, type PageState } from '@appling/runtime/loading/page-state';

export { provided } from './provide';
export { fullTitle } from './navigation/set-head';

/**
 * Renders one page of the site for compose, with the same tree that the browser hydrates.
 *
 * @param path path of the page; any unknown one gives the not-found page
 * @param routes the short route table that this page will carry
 * @param route the page's route, from its remote's node bundle; `null` for the not-found page
 * @throws {Error} whatever the page throws while rendering
 */
export async function prerender(
  path: string,
  routes: ShortRegistry['routes'],
  route: Route | null,
): Promise<string> {
  const Page = route ? (await route.load()).default : null;
  const gates = { settled: OPEN, arrived: OPEN };
  const state: PageState =
    route && Page ? { status: 'ready', Page, route, ...gates } : { status: 'idle', ...gates };
  const nothing = () => () => {};
  let failure: unknown;
  const { prelude } = await renderToHtml(
    <StaticRouter location={path}>
      <Site
        source={{
          subscribe: nothing,
          state: () => state,
          limits: limitsOf(),
          retry: async () => {},
          fail: () => {},
          prove: () => {},
          visit: () => {},
          leave: () => {},
        }}
        registry={{
          find: (pathname) => findDestination(routes, pathname),
          routes: () => routes,
          subscribe: nothing,
          refresh: async () => {},
        }}
        servedPath={route ? route.path : null}
        nextPage={createNextPageStore()}
      />
    </StaticRouter>,
    {
      // Larger boundaries would be streamed with inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  return html;
}
