import type { ShortRegistry } from '@appling/contract/registry';
import type { Route } from '@appling/contract/routes';
import { renderPage } from '@appling/runtime/render-page';
import { createNextPageStore } from './navigation/next-page';
import { Site } from './site';

export { provided } from './provide';
export { fullTitle } from './navigation/set-head';

export function prerender(
  path: string,
  routes: ShortRegistry['routes'],
  route: Route | null,
): Promise<string> {
  return renderPage(path, routes, route, (parts) => (
    <Site {...parts} nextPage={createNextPageStore()} />
  ));
}
