import { Router, createBrowserHistory } from '@appling/runtime/router';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { crossFade, mayFade } from './cross-fade';

interface SiteRouterProps {
  /** Whether a path's page can be shown at once; only such a page fades in. */
  isLoaded: (pathname: string) => boolean;
  children: ReactNode;
}

/** A page that renders slower than this appears without a fade, since the screen freezes until then. */
const LIMIT_MS = 500;

/** Removing a focused link in React's commit forces a style recalculation. Fields keep focus: they may act on blur. */
function leaveLink(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('main a')) activeElement.blur();
}

export function SiteRouter({ isLoaded, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const wanted = useRef(shown);
  const drawn = useRef({ shown, tell: () => {} });

  useLayoutEffect(() => {
    drawn.current.shown = shown;
    drawn.current.tell();
  }, [shown]);

  useLayoutEffect(() => {
    // Safari animates swipes itself. This listener is registered first, so it runs first.
    let hasFaded = false;
    const note = (event: PopStateEvent) => {
      hasFaded = event.hasUAVisualTransition;
    };
    addEventListener('popstate', note);
    const stop = history.listen(({ action, location }) => {
      const { pathname } = wanted.current.location;
      wanted.current = { action, location };
      // Two navigations in a row: the later one wins, whichever callback runs last.
      const show = () => startTransition(() => setShown(wanted.current));
      const showAndTell = () =>
        new Promise<void>((resolve) => {
          if (drawn.current.shown === wanted.current) return resolve();
          drawn.current.tell = resolve;
          setTimeout(resolve, LIMIT_MS);
          show();
        });
      const isOther = pathname !== location.pathname && isLoaded(location.pathname);
      const isFaded = isOther && !hasFaded && mayFade();
      hasFaded = false;
      if (isOther) leaveLink();
      if (isFaded) crossFade(showAndTell);
      else show();
    });
    return () => {
      removeEventListener('popstate', note);
      stop();
    };
  }, [history, isLoaded]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
