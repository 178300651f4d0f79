import type { RouteMatch } from '@appling/contract/registry';
import { useLocation } from '@appling/runtime/router';
import { Live } from '@appling/ui/live-zone';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { SkipLink } from './layout/skip-link';
import { RetryBanner } from './layout/retry-banner';
import { Toasts } from './layout/toasts';
import { UnknownPage } from './layout/unknown-page';
import type { NextPageStore } from './navigation/next-page';
import { setHead } from './navigation/set-head';
import { useRouteMatch } from './navigation/use-route-match';
import { useScrollAndFocus } from './navigation/use-scroll-and-focus';
import type { LoadedPage, PageState } from '@appling/runtime/loading/page-state';
import { PageSourceContext, usePageState } from './remotes/page-source';
import type { ShellParts } from '@appling/runtime/render-page';
import { UnmountBoundary } from './remotes/unmount-boundary';
import { RemotePage } from './remotes/remote-page';
import { forgetPrerendered } from './remotes/prerendered-content';
import { PageViews } from './remotes/page-views';

interface SiteProps extends ShellParts {
  nextPage: NextPageStore;
}

/** The shell around every page: header, main, footer, toasts. */
export function Site({ source, registry, servedPath, nextPage }: SiteProps) {
  const { pathname } = useLocation();
  // Prerendered content belongs to the first page until the visitor leaves it.
  const [firstPath] = useState(pathname);
  const hasLeft = useHasLeft(firstPath, pathname);
  const match = useRouteMatch(registry, source, pathname, hasLeft ? null : servedPath);
  const [firstRemote] = useState(match?.remote);
  const isServed = !hasLeft && servedPath !== null && match?.path === servedPath;
  const arrive = useScrollAndFocus();
  const onArrive = useCallback(
    ({ route }: LoadedPage) => {
      setHead(route);
      arrive();
    },
    [arrive],
  );

  const path = match?.path;
  const remote = match?.remote;
  const layout = match?.layout;
  // Stable objects: an update would make React discard a dehydrated boundary, and with it the prerendered content.
  const target = useMemo<RouteMatch | null>(
    () => (path && remote && layout ? { remote, path, layout } : null),
    [path, remote, layout],
  );
  const served = useMemo(
    () => target && isServed && <RemotePage match={target} isServed onArrive={onArrive} />,
    [target, isServed, onArrive],
  );

  useLayoutEffect(() => {
    if (!target) return;
    if (!isServed) source.visit(target);
    return () => source.leave(target.path);
  }, [source, target, isServed]);

  useEffect(() => {
    if (hasLeft) forgetPrerendered();
  }, [hasLeft]);

  // The prepared page is shown now, or was not opened.
  useEffect(() => nextPage.setState({ next: null }), [nextPage, pathname]);

  return (
    <PageSourceContext value={source}>
      <SkipLink />
      <Frame match={match} isServed={isServed}>
        <PageViews shown={isServed ? null : target} store={nextPage} onArrive={onArrive}>
          <UnmountBoundary remote={firstRemote}>{served}</UnmountBoundary>
          {!target && (
            <UnknownPage
              key={pathname}
              pathname={pathname}
              isServed={!hasLeft && servedPath === null}
              refresh={registry.refresh}
              onArrive={arrive}
            />
          )}
        </PageViews>
      </Frame>
      <Toasts />
      <Live zone={() => document.getElementById('root')} />
    </PageSourceContext>
  );
}

function useHasLeft(firstPath: string, pathname: string): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && pathname !== firstPath) setHasLeft(true);
  return hasLeft || pathname !== firstPath;
}

interface FrameProps {
  match: RouteMatch | undefined;
  isServed: boolean;
  children: React.ReactNode;
}

/** Header and footer, unless the page has the bare layout. */
function Frame({ match, isServed, children }: FrameProps) {
  const { status } = usePageState(match?.path ?? '');
  const isInTrouble = useTrouble(status);
  const isBare = match?.layout === 'bare' && (status === 'ready' || (isServed && !isInTrouble));
  return (
    <>
      {!isBare && <Header />}
      <main id="main" tabIndex={-1}>
        {match && isServed && isInTrouble && <RetryBanner match={match} />}
        {children}
      </main>
      {!isBare && <Footer />}
    </>
  );
}

/** True from a failure until the page shows, also during retries, to avoid layout shifts. */
function useTrouble(status: PageState['status']): boolean {
  const [isInTrouble, setInTrouble] = useState(false);
  if (status === 'failed' && !isInTrouble) setInTrouble(true);
  if (status === 'ready' && isInTrouble) setInTrouble(false);
  return isInTrouble;
}
