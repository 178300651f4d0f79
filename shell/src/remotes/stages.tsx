import type { Destination } from '@appling/shared/contract/registry';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { NextPageStore } from '../navigation/next-page';
import type { LoadedPage } from './page-state';
import { Stage } from './stage';

interface StagesProps {
  /** The page to show; `null` where the children stand for it. */
  shown: Destination | null;
  store: NextPageStore;
  onArrive: (page: LoadedPage) => void;
  children: ReactNode;
}

/** The page on the screen and, out of sight, the one that probably follows; when it does, it keeps what was drawn. */
export function Stages({ shown, store, onArrive, children }: StagesProps) {
  const { next } = useStore(store);
  const ahead = next && next.destination.path !== shown?.path ? [next] : [];
  const pages = shown ? [{ destination: shown, search: '', hash: '' }, ...ahead] : ahead;
  return (
    <>
      {children}
      {pages.map((page) => (
        <Stage
          key={page.destination.path}
          page={page}
          isShown={page.destination === shown}
          onArrive={onArrive}
        />
      ))}
    </>
  );
}
