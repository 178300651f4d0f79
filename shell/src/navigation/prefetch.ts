import type { RouteMatch } from '@appling/contract/registry';
import { savesData, whenIdle } from '@appling/runtime/idle';
import type { NextPage } from './next-page';

interface Prefetcher {
  find: (pathname: string) => RouteMatch | undefined;
  preparePage: (next: NextPage) => void;
  /** Preloads a page's files without executing them. */
  preload: (match: RouteMatch) => void;
}

/** Hover time that counts as interest. */
const DWELL_MS = 65;

/** Prepares a link's page on hover, focus or touch, and preloads the likely next one when idle. Respects Save-Data. */
export function watchLinks({ find, preparePage, preload }: Prefetcher): () => void {
  if (savesData()) return () => {};
  let timer: number | undefined;
  const visit = (event: Event, delay: number) => {
    clearTimeout(timer);
    const next = nextOf(event.target, find);
    if (next) timer = window.setTimeout(() => preparePage(next), delay);
  };
  const onPoint = (event: Event) => visit(event, DWELL_MS);
  const onFocus = (event: Event) => visit(event, 0);
  document.addEventListener('pointerover', onPoint, { passive: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('touchstart', onFocus, { passive: true });
  const stopIdle = whenIdle(() => {
    const next = nextOf(document.querySelector('main a[href^="/"]'), find);
    if (next) preload(next.match);
  });
  return () => {
    clearTimeout(timer);
    stopIdle();
    document.removeEventListener('pointerover', onPoint);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('touchstart', onFocus);
  };
}

function nextOf(target: EventTarget | null, find: Prefetcher['find']): NextPage | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target) return undefined;
  const { pathname, search, hash } = link;
  const match = pathname === location.pathname ? undefined : find(pathname);
  return match && { match, search, hash };
}
