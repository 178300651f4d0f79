import type { Destination } from '@appling/shared/contract/registry';
import { useLocation } from '@appling/shared/router';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { Footer } from './chrome/footer';
import { Header } from './chrome/header';
import { SkipLink } from './chrome/skip-link';
import { StatusBar } from './chrome/status-bar';
import { Toasts } from './chrome/toasts';
import { UnknownPage } from './chrome/unknown-page';
import { setHead } from './navigation/set-head';
import { usePlace } from './navigation/use-place';
import type { LoadedPage, PageLoader } from './remotes/page-loader';
import { PageSourceContext, usePageState, type PageSource } from './remotes/page-source';
import type { RegistryClient } from './remotes/registry';
import { RemotePage } from './remotes/remote-page';

interface SiteProps {
  source: PageSource & Partial<Pick<PageLoader, 'visit'>>;
  registry: Pick<RegistryClient, 'find' | 'routes' | 'subscribe' | 'refresh'>;
  /** Path whose page came as HTML; `null` when the server had none. */
  servedPath: string | null;
}

/** The frame around every page: header, main, footer, toasts. The page itself belongs to a remote. */
export function Site({ source, registry, servedPath }: SiteProps) {
  const { pathname } = useLocation();
  useSyncExternalStore(registry.subscribe, registry.routes, registry.routes);
  const destination = registry.find(pathname);
  // Served words belong to the first page until the visitor leaves it.
  const [firstPath] = useState(pathname);
  const hasLeft = useHasLeft(firstPath, pathname);
  const isServed = !hasLeft && servedPath !== null && destination?.path === servedPath;
  const arrive = usePlace();

  useMemo(() => {
    if (destination && !isServed) source.visit?.(destination);
    // A new path is a new visit; a route table that changed under the same path is not.
  }, [destination?.path]);

  const path = destination?.path;
  const remote = destination?.remote;
  const chrome = destination?.chrome;
  const onArrive = useCallback(
    ({ route }: LoadedPage) => {
      setHead(route);
      arrive();
    },
    [arrive],
  );
  // The same element while the path stays: an update from above would make React give up a boundary that
  // still waits for its code, and with it the words that the server sent.
  const page = useMemo(() => {
    if (path === undefined || remote === undefined || chrome === undefined) return null;
    const target: Destination = { remote, path, chrome };
    return <RemotePage key={path} destination={target} isServed={isServed} onArrive={onArrive} />;
  }, [path, remote, chrome, isServed, onArrive]);

  return (
    <PageSourceContext value={source}>
      <SkipLink />
      <Frame destination={destination} isServed={isServed}>
        {page ?? (
          <UnknownPage
            key={pathname}
            pathname={pathname}
            isServed={!hasLeft && servedPath === null}
            refresh={registry.refresh}
            onArrive={arrive}
          />
        )}
      </Frame>
      <Toasts />
    </PageSourceContext>
  );
}

function useHasLeft(firstPath: string, pathname: string): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && pathname !== firstPath) setHasLeft(true);
  return hasLeft || pathname !== firstPath;
}

interface FrameProps {
  destination: Destination | undefined;
  isServed: boolean;
  children: React.ReactNode;
}

/** Full chrome, unless the page that is shown draws its own. */
function Frame({ destination, isServed, children }: FrameProps) {
  const { status } = usePageState(destination?.path ?? '');
  const isShown = status === 'ready' || (isServed && status !== 'failed');
  const isBare = destination?.chrome === 'none' && isShown;
  return (
    <>
      {!isBare && <Header />}
      <main id="main" tabIndex={-1}>
        {destination && isServed && status === 'failed' && <StatusBar destination={destination} />}
        {children}
      </main>
      {!isBare && <Footer />}
    </>
  );
}
