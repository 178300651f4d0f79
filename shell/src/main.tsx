import './provide';
import { restoreTheme } from '@appling/runtime/state';
import { checkChunks } from '@appling/runtime/federation/check-chunks';
import { Suspense, lazy, startTransition } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { takeCanonicalPath } from './navigation/canonical-path';
import { createNextPageStore, preparePage } from './navigation/next-page';
import { watchLinks } from './navigation/prefetch';
import { SiteRouter } from './navigation/site-router';
import { startOffline } from './offline/start-offline';
import { preloadFiles, loadRemoteModule } from '@appling/runtime/loading/browser-loader';
import { UnmountBoundary } from './remotes/unmount-boundary';
import { trustAssets } from '@appling/runtime/loading/integrity';
import { limitRequests } from '@appling/runtime/loading/fetch-file';
import { fetchRegistry } from '@appling/runtime/loading/fetch-registry';
import { PageLoader, limitsOf } from '@appling/runtime/loading/page-loader';
import { createRegistryClient } from '@appling/runtime/loading/registry';
import { keepPrerendered } from './remotes/prerendered-content';
import { report, watchErrors } from '@appling/runtime/reports/report';
import { openServedPage } from '@appling/runtime/served-page';
import { Site } from './site';
import { startOverrides } from './tools/start-overrides';
import { overrideRegistry } from './tools/override-registry';

const { root, short } = openServedPage();
if (short.here) takeCanonicalPath();
// In production these conditions are false at build time, so bundles contain neither overrides nor inspector.
const taken = process.env.APPLING_TOOLS === 'yes' ? startOverrides(short, root) : null;
trustAssets(short.assets);
checkChunks();
const limits = limitsOf(short.limit);
limitRequests(limits.request);
const live = createRegistryClient(short, (inUse, isLive) =>
  fetchRegistry(limits.request, inUse, isLive),
);
const registry =
  process.env.APPLING_TOOLS === 'yes' && taken ? overrideRegistry(live, taken.overrides) : live;
watchErrors(
  registry,
  () => import(/* webpackChunkName: "reporter" */ './reports/reporter'),
  short.shell,
);
const loader = new PageLoader(registry, loadRemoteModule, limits);
const here = registry.find(location.pathname);
const isServed = here !== undefined && short.here !== null;
if (here && isServed) {
  keepPrerendered(here.path, root.querySelector('[data-mfe]'));
  void loader.persist(here);
}

const Gallery =
  process.env.NODE_ENV === 'development' && location.pathname === '/_gallery'
    ? lazy(() => import('./gallery'))
    : null;
const isLoaded = (pathname: string) => {
  const match = registry.find(pathname);
  return match !== undefined && loader.state(match.path).status === 'ready';
};
const nextPage = createNextPageStore();
const site = (
  <SiteRouter isLoaded={isLoaded}>
    {Gallery ? (
      <Suspense>
        <Gallery />
      </Suspense>
    ) : (
      <Site
        source={loader}
        registry={registry}
        servedPath={isServed ? here.path : null}
        nextPage={nextPage}
      />
    )}
  </SiteRouter>
);
// A separate task, because evaluating this script already takes long.
setTimeout(() => {
  // Only errors that a boundary catches arrive here; the window's `error` event gets all others.
  const options: HydrationOptions = {
    onCaughtError: (error, { errorBoundary }) =>
      report(
        'render',
        error,
        errorBoundary instanceof UnmountBoundary ? errorBoundary.props.remote : undefined,
      ),
  };
  startTransition(() => {
    // React splits a transition into short tasks.
    // There is nothing to hydrate where a host sends its not-found page for a known path.
    if (root.firstElementChild && isServed === (here !== undefined))
      hydrateRoot(root, site, options);
    else createRoot(root, options).render(site);
  });
  startTransition(restoreTheme);
  watchLinks({
    find: (pathname) => registry.find(pathname),
    preparePage: preparePage(nextPage, {
      prefetch: (match) => loader.prefetch(match),
      isLoaded,
    }),
    preload: (match) => void preloadFiles(match, registry),
  });
});
if (process.env.APPLING_TOOLS === 'yes' && taken) {
  void import(/* webpackChunkName: "tools" */ './tools/start-tools').then(({ startTools }) =>
    startTools(registry, loader, taken),
  );
}
// A preview must show what is live now.
if (process.env.NODE_ENV === 'production' && process.env.APPLING_TOOLS !== 'yes')
  startOffline(() => registry.settle());
addEventListener('online', () => {
  const current = registry.find(location.pathname);
  if (current) void loader.retry(current);
});
