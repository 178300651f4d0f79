import type { Destination } from '@appling/contract/registry';
import { useLocation } from '@appling/runtime/router';
import { Live } from '@appling/ui/live-zone';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Footer } from './chrome/footer';
import { Header } from './chrome/header';
import { SkipLink } from './chrome/skip-link';
import { StatusBar } from './chrome/status-bar';
import { Toasts } from './chrome/toasts';
import { UnknownPage } from './chrome/unknown-page';
import type { NextPageStore } from './navigation/next-page';
import { setHead } from './navigation/set-head';
import { useDestination } from './navigation/use-destination';
import { usePlace } from './navigation/use-place';
import type { LoadedPage, PageState } from '@appling/runtime/loading/page-state';
import { PageSourceContext, usePageState } from './remotes/page-source';
import type { ShellParts } from '@appling/runtime/render-page';
import { Exit } from './remotes/exit';
import { RemotePage } from './remotes/remote-page';
import { forgetServedWords } from './remotes/served-words';
import { Stages } from './remotes/stages';

interface SiteProps extends ShellParts {
  nextPage: NextPageStore;
}

/** The shell around every page: header, main, footer, toasts. */
export function Site({ source, registry, servedPath, nextPage }: SiteProps) {
  const { pathname } = useLocation();
  // Prerendered content belongs to the first page until the visitor leaves it.
  const [firstPath] = useState(pathname);
  const hasLeft = useHasLeft(firstPath, pathname);
  const destination = useDestination(registry, source, pathname, hasLeft ? null : servedPath);
  const [firstRemote] = useState(destination?.remote);
  const isServed = !hasLeft && servedPath !== null && destination?.path === servedPath;
  const arrive = usePlace();
  const onArrive = useCallback(
    ({ route }: LoadedPage) => {
      setHead(route);
      arrive();
    },
    [arrive],
  );

  const path = destination?.path;
  const remote = destination?.remote;
  const chrome = destination?.chrome;
  // Stable objects: an update would make React discard a dehydrated boundary, and with it the prerendered content.
  const target = useMemo<Destination | null>(
    () => (path && remote && chrome ? { remote, path, chrome } : null),
    [path, remote, chrome],
  );
  const served = useMemo(
    () => target && isServed && <RemotePage destination={target} isServed onArrive={onArrive} />,
    [target, isServed, onArrive],
  );

  useLayoutEffect(() => {
    if (!target) return;
    if (!isServed) source.visit(target);
    return () => source.leave(target.path);
  }, [source, target, isServed]);

  useEffect(() => {
    if (hasLeft) forgetServedWords();
  }, [hasLeft]);

  // The prepared page is shown now, or was not opened.
  useEffect(() => nextPage.setState({ next: null }), [nextPage, pathname]);

  return (
    <PageSourceContext value={source}>
      <SkipLink />
      <Frame destination={destination} isServed={isServed}>
        <Stages shown={isServed ? null : target} store={nextPage} onArrive={onArrive}>
          <Exit remote={firstRemote}>{served}</Exit>
          {!target && (
            <UnknownPage
              key={pathname}
              pathname={pathname}
              isServed={!hasLeft && servedPath === null}
              refresh={registry.refresh}
              onArrive={arrive}
            />
          )}
        </Stages>
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
  destination: Destination | undefined;
  isServed: boolean;
  children: React.ReactNode;
}

/** Header and footer, unless the page has the bare layout. */
function Frame({ destination, isServed, children }: FrameProps) {
  const { status } = usePageState(destination?.path ?? '');
  const isInTrouble = useTrouble(status);
  const isBare =
    destination?.chrome === 'none' && (status === 'ready' || (isServed && !isInTrouble));
  return (
    <>
      {!isBare && <Header />}
      <main id="main" tabIndex={-1}>
        {destination && isServed && isInTrouble && <StatusBar destination={destination} />}
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
