import type { RouteMatch } from '@appling/contract/registry';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { NextPageStore } from '../navigation/next-page';
import { UnmountBoundary } from './unmount-boundary';
import type { LoadedPage } from '@appling/runtime/loading/page-state';
import { PageView } from './page-view';

interface PageViewsProps {
  /** The page to show; `null`: show the children. */
  shown: RouteMatch | null;
  store: NextPageStore;
  onArrive: (page: LoadedPage) => void;
  children: ReactNode;
}

/** Renders the page on screen and the prepared one, which keeps its elements when it is opened. */
export function PageViews({ shown, store, onArrive, children }: PageViewsProps) {
  const { next } = useStore(store);
  const ahead = next && next.match.path !== shown?.path ? [next] : [];
  const pages = shown ? [{ match: shown, search: '', hash: '' }, ...ahead] : ahead;
  const left = useLeft(shown);
  const isBack = pages.some(({ match }) => match.path === left?.path);
  return (
    <>
      {children}
      {[
        ...pages.map((page) => (
          <UnmountBoundary key={page.match.path} remote={page.match.remote}>
            <PageView page={page} isShown={page.match === shown} onArrive={onArrive} />
          </UnmountBoundary>
        )),
        left && !isBack && (
          <UnmountBoundary key={left.path} remote={left.remote}>
            {null}
          </UnmountBoundary>
        ),
      ]}
    </>
  );
}

/** Keeps the previous page's boundary mounted, empty, until the next page is left. */
function useLeft(shown: RouteMatch | null): RouteMatch | null {
  const [{ now, left }, setPages] = useState({ now: shown, left: null as RouteMatch | null });
  if (now?.path === shown?.path) return left;
  setPages({ now: shown, left: now });
  return now;
}
