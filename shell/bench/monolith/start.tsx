import { restoreTheme } from '@appling/runtime/state';
import { matchRoute, type RouteMatch } from '@appling/contract/registry';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createNextPageStore, preparePage } from '../../src/navigation/next-page';
import { watchLinks } from '../../src/navigation/prefetch';
import { SiteRouter } from '../../src/navigation/site-router';
import { Site } from '../../src/site';
import { Pages, type Parts } from './pages';

/** Starts the site as one bundle: the shell's main.tsx without federation. */
export function start(parts: Parts): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root. Run npm run bench again.');
  for (const element of document.querySelectorAll<HTMLElement>('[data-served-style]')) {
    element.style.cssText = element.dataset.servedStyle ?? '';
    delete element.dataset.servedStyle;
  }
  const routes = Object.fromEntries(
    Object.entries(parts).map(([name, { module }]) => [
      name,
      module.routes.map(({ path, layout }) => (layout === 'bare' ? `!${path}` : path)),
    ]),
  );
  const find = (pathname: string) => matchRoute(routes, pathname);
  const pages = new Pages(parts);
  const here = find(location.pathname);
  if (here) pages.visit(here);
  const isServed = root.firstElementChild !== null;
  const isLoaded = (pathname: string) => {
    const match = find(pathname);
    return match !== undefined && pages.state(match.path).status === 'ready';
  };
  const nextPage = createNextPageStore();
  const site = (
    <SiteRouter isLoaded={isLoaded}>
      <Site
        source={pages}
        registry={{
          find,
          routes: () => routes,
          subscribe: () => () => {},
          refresh: async () => {},
        }}
        servedPath={isServed && here ? here.path : null}
        nextPage={nextPage}
      />
    </SiteRouter>
  );
  startTransition(() => {
    if (isServed) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  startTransition(restoreTheme);
  const prefetch = async (match: RouteMatch) => {
    pages.visit(match);
    await pages.state(match.path).settled;
  };
  watchLinks({
    find,
    preparePage: preparePage(nextPage, { prefetch, isLoaded }),
    preload: (match) => void prefetch(match),
  });
}
