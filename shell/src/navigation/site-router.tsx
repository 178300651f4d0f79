import { Router, createBrowserHistory } from '@appling/shared/router';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { crossFade, mayFade } from './cross-fade';

interface SiteRouterProps {
  /** Whether the page of a path can be shown at once; only such a page is faded to. */
  isHere: (pathname: string) => boolean;
  children: ReactNode;
}

/** React Router's router for browsers, with the browser's own cross-fade between pages. */
export function SiteRouter({ isHere, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const wanted = useRef(shown);

  useLayoutEffect(() => {
    // Safari fades by itself after a swipe; once is enough. Registered first, so it runs first.
    let hasFaded = false;
    const note = (event: PopStateEvent) => {
      hasFaded = event.hasUAVisualTransition;
    };
    addEventListener('popstate', note);
    const stop = history.listen(({ action, location }) => {
      const { pathname } = wanted.current.location;
      wanted.current = { action, location };
      // Two visits in a row: whichever of these runs last, the later visit is shown.
      const show = () => setShown(wanted.current);
      const isFaded = pathname !== location.pathname && !hasFaded && mayFade();
      hasFaded = false;
      if (isFaded && isHere(location.pathname)) crossFade(() => flushSync(show));
      else startTransition(show);
    });
    return () => {
      removeEventListener('popstate', note);
      stop();
    };
  }, [history, isHere]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
