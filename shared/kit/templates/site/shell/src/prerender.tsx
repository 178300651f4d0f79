import type { ShortRegistry } from '@appling/contract/registry';
import type { Route } from '@appling/contract/routes';
import { renderPage } from '@appling/runtime/render-page';
import { Site } from './site';

export { provided } from './provide';
export { fullTitle } from './full-title';

export function prerender(
  path: string,
  routes: ShortRegistry['routes'],
  route: Route | null,
): Promise<string> {
  return renderPage(path, routes, route, (parts) => <Site {...parts} />);
}
