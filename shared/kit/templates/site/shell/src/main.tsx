import { BrowserRouter } from '@appling/runtime/browser-router';
import { loadRemoteModule } from '@appling/runtime/loading/browser-loader';
import { fetchRegistry } from '@appling/runtime/loading/fetch-registry';
import { trustAssets } from '@appling/runtime/loading/integrity';
import { PageLoader, limitsOf } from '@appling/runtime/loading/page-loader';
import { createRegistryClient } from '@appling/runtime/loading/registry';
import { openServedPage } from '@appling/runtime/served-page';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Site } from './site';

const { root, short } = openServedPage();
trustAssets(short.assets);
const limits = limitsOf(short.limit);
const registry = createRegistryClient(short, (inUse, isLive) =>
  fetchRegistry(limits.request, inUse, isLive),
);
const loader = new PageLoader(registry, loadRemoteModule, limits);
const here = registry.find(location.pathname);
const isServed = here !== undefined && short.here !== null;
if (here && isServed) void loader.persist(here);

const site = (
  <BrowserRouter>
    <Site source={loader} registry={registry} servedPath={isServed ? here.path : null} />
  </BrowserRouter>
);
startTransition(() => {
  // Hosts that send the not-found page for an existing path leave nothing to hydrate.
  if (root.firstElementChild && isServed === (here !== undefined)) hydrateRoot(root, site);
  else createRoot(root).render(site);
});
