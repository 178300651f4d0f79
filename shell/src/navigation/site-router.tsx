import { Router, createBrowserHistory } from '@appling/runtime/router';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { crossFade, mayFade } from './cross-fade';

interface SiteRouterProps {
  /** Whether the page of a path can be shown at once; only such a page is faded to. */
  isHere: (pathname: string) => boolean;
  children: ReactNode;
}

/** A page that is not drawn in this time comes without a fade: until then the screen stands still. */
const LIMIT_MS = 500;

/**
 * A link that goes with its page in the middle of React's commit, and has the focus, makes the browser style the half-made
 * document. The page that comes sets the focus itself. Fields keep theirs: they may act on losing it, at the new address.
 */
function leaveLink(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('main a')) activeElement.blur();
}

/** React Router's router for browsers, with the browser's own cross-fade between pages. */
export function SiteRouter({ isHere, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const wanted = useRef(shown);
  const drawn = useRef({ shown, tell: () => {} });

  useLayoutEffect(() => {
    drawn.current.shown = shown;
    drawn.current.tell();
  }, [shown]);

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
      const show = () => startTransition(() => setShown(wanted.current));
      const showAndTell = () =>
        new Promise<void>((resolve) => {
          if (drawn.current.shown === wanted.current) return resolve();
          drawn.current.tell = resolve;
          setTimeout(resolve, LIMIT_MS);
          show();
        });
      const isOther = pathname !== location.pathname && isHere(location.pathname);
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
  }, [history, isHere]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
