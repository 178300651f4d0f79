import { useLocation, useNavigationType } from '@appling/runtime/router';
import { useCallback, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';

interface Place {
  x: number;
  y: number;
  /** Where the focus was: the n-th link or button with this text and target. */
  focus: { selector: string; index: number } | null;
}

/** By key of the history's entry, least recently left first. */
const places = new Map<string, Place>();
/** A browser keeps about fifty entries of a tab's history; older places are out of reach. */
const MOST_PLACES = 50;

function keep(key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
}

/**
 * Scroll and focus as a full page load would have them: a new page starts at the top with the focus on its
 * heading; Back returns to the place and the control that the visitor left.
 *
 * @returns a function to call when the content of the current path is on the screen
 */
export function usePlace(): () => void {
  const { key, hash, pathname } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  const settledPath = useRef<string | null>(null);
  const current = useRef({ key, hash, pathname, isReturning });
  // The key of the page that is shown; its place is taken down continuously until another one arrives.
  const shownKey = useRef(key);
  // Before the layout effects of the page that calls the function below.
  useInsertionEffect(() => {
    current.current = { key, hash, pathname, isReturning };
    // A filter in the address is a new entry of the history, but still this page.
    if (settledPath.current === pathname) shownKey.current = key;
  });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A reload keeps the browser's own restoration.
    const hand = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', hand);
    return () => removeEventListener('pagehide', hand);
  }, []);

  useEffect(() => {
    const takeDown = () => {
      // While the next page is on its way, a shorter skeleton moves the scroll: that is nobody's place.
      if (location.pathname === settledPath.current) keep(shownKey.current, readPlace());
    };
    addEventListener('scroll', takeDown, { passive: true });
    addEventListener('focusin', takeDown);
    addEventListener('click', takeDown, { capture: true });
    return () => {
      removeEventListener('scroll', takeDown);
      removeEventListener('focusin', takeDown);
      removeEventListener('click', takeDown, { capture: true });
    };
  }, []);

  // A page that is still on its way is awaited at the top, not in the middle of a skeleton.
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
      // A page that came after Try again: the button that had the focus is gone.
      if (document.activeElement === document.body) focusHeading();
      return;
    }
    const place = now.isReturning ? places.get(now.key) : undefined;
    inFrame(() => {
      if (place) {
        scrollTo(place.x, place.y);
        findFocus(place)?.focus({ preventScroll: true });
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

/**
 * Scroll and focus need the page laid out, which the browser does anyway in the frame that shows it: before that, it
 * would be done twice. Only the last wish counts.
 */
function inFrame(settle: () => void): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(settle);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function readPlace(): Place {
  const { activeElement } = document;
  return { x: scrollX, y: scrollY, focus: activeElement && describe(activeElement) };
}

function describe(element: Element): Place['focus'] {
  const href = element.getAttribute('href');
  const selector = href === null ? element.localName : `a[href="${CSS.escape(href)}"]`;
  if (element === document.body) return null;
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

function findFocus({ focus }: Place): HTMLElement | undefined {
  if (!focus) return undefined;
  return document.querySelectorAll<HTMLElement>(focus.selector)[focus.index];
}
