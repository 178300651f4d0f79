import type { Destination } from '@appling/contract/registry';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { NextPageStore } from '../navigation/next-page';
import { Exit } from './exit';
import type { LoadedPage } from '@appling/runtime/loading/page-state';
import { Stage } from './stage';

interface StagesProps {
  /** The page to show; `null`: show the children. */
  shown: Destination | null;
  store: NextPageStore;
  onArrive: (page: LoadedPage) => void;
  children: ReactNode;
}

/** Renders the page on screen and the prepared one, which keeps its elements when it is opened. */
export function Stages({ shown, store, onArrive, children }: StagesProps) {
  const { next } = useStore(store);
  const ahead = next && next.destination.path !== shown?.path ? [next] : [];
  const pages = shown ? [{ destination: shown, search: '', hash: '' }, ...ahead] : ahead;
  const left = useLeft(shown);
  const isBack = pages.some(({ destination }) => destination.path === left?.path);
  return (
    <>
      {children}
      {[
        ...pages.map((page) => (
          <Exit key={page.destination.path} remote={page.destination.remote}>
            <Stage page={page} isShown={page.destination === shown} onArrive={onArrive} />
          </Exit>
        )),
        left && !isBack && (
          <Exit key={left.path} remote={left.remote}>
            {null}
          </Exit>
        ),
      ]}
    </>
  );
}

/** Keeps the previous page's boundary mounted, empty, until the next page is left. */
function useLeft(shown: Destination | null): Destination | null {
  const [{ now, left }, setPages] = useState({ now: shown, left: null as Destination | null });
  if (now?.path === shown?.path) return left;
  setPages({ now: shown, left: now });
  return now;
}
