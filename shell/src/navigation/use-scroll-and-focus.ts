import { useLocation, useNavigationType } from '@appling/runtime/router';
import { useCallback, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';

interface Position {
  x: number;
  y: number;
  /** The focused control: the n-th link or button with this text and target. */
  focus: { selector: string; index: number } | null;
}

/** Keyed by history entry, least recently left first. */
const positions = new Map<string, Position>();
/** Browsers keep about 50 history entries per tab. */
const MOST_POSITIONS = 50;

function save(key: string, position: Position): void {
  positions.delete(key);
  positions.set(key, position);
  const [oldest] = positions.keys();
  if (positions.size > MOST_POSITIONS && oldest !== undefined) positions.delete(oldest);
}

/** Manages scroll and focus as a full page load does. Returns a function to call once the page's content shows. */
export function useScrollAndFocus(): () => void {
  const { key, hash, pathname } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  const settledPath = useRef<string | null>(null);
  const current = useRef({ key, hash, pathname, isReturning });
  // Key of the page on screen, whose position is recorded until another page appears.
  const shownKey = useRef(key);
  // Runs before the layout effects of the page, which call the function below.
  useInsertionEffect(() => {
    current.current = { key, hash, pathname, isReturning };
    // A filter in the address adds a history entry but keeps the page.
    if (settledPath.current === pathname) shownKey.current = key;
  });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // On reload the browser restores the scroll position itself.
    const restoreOnReload = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', restoreOnReload);
    return () => removeEventListener('pagehide', restoreOnReload);
  }, []);

  useEffect(() => {
    const savePosition = () => {
      // A shorter skeleton scrolls the page while the next one loads; that position does not count.
      if (location.pathname === settledPath.current) save(shownKey.current, readPosition());
    };
    addEventListener('scroll', savePosition, { passive: true });
    addEventListener('focusin', savePosition);
    addEventListener('click', savePosition, { capture: true });
    return () => {
      removeEventListener('scroll', savePosition);
      removeEventListener('focusin', savePosition);
      removeEventListener('click', savePosition, { capture: true });
    };
  }, []);

  // A page that is still loading starts at the top.
  useLayoutEffect(() => {
    const isNew = settledPath.current !== null && settledPath.current !== pathname;
    if (isNew && !current.current.isReturning) inFrame(() => scrollTo(0, 0));
  }, [pathname]);

  return useCallback(() => {
    const now = current.current;
    shownKey.current = now.key;
    const isFirst = settledPath.current === null;
    const isSamePage = settledPath.current === now.pathname;
    settledPath.current = now.pathname;
    if (isFirst) return;
    if (isSamePage) {
      // After Try again the focused button is gone.
      if (document.activeElement === document.body) focusHeading();
      return;
    }
    const position = now.isReturning ? positions.get(now.key) : undefined;
    inFrame(() => {
      if (position) {
        scrollTo(position.x, position.y);
        findFocus(position)?.focus({ preventScroll: true });
        return;
      }
      const target = now.hash ? document.getElementById(now.hash.slice(1)) : null;
      if (target) target.scrollIntoView();
      else scrollTo(0, 0);
      focusHeading();
    });
  }, []);
}

let frame = 0;

/** Waits for the frame that shows the page, to avoid an extra layout. The latest request wins. */
function inFrame(settle: () => void): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(settle);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function readPosition(): Position {
  const { activeElement } = document;
  return { x: scrollX, y: scrollY, focus: activeElement && describe(activeElement) };
}

function describe(element: Element): Position['focus'] {
  const href = element.getAttribute('href');
  const selector = href === null ? element.localName : `a[href="${CSS.escape(href)}"]`;
  if (element === document.body) return null;
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

function findFocus({ focus }: Position): HTMLElement | undefined {
  if (!focus) return undefined;
  return document.querySelectorAll<HTMLElement>(focus.selector)[focus.index];
}
