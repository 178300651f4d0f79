import type { Destination } from '@appling/contract/registry';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface NextPage {
  destination: Destination;
  search: string;
  hash: string;
}

/** Holds at most one prepared page. */
export type NextPageStore = StoreApi<{ next: NextPage | null }>;

interface NextPageLoader {
  /** Loads a page's code; never rejects. */
  prefetch: (destination: Destination) => Promise<void>;
  isHere: (pathname: string) => boolean;
}

export function createNextPageStore(): NextPageStore {
  return createStore(() => ({ next: null as NextPage | null }));
}

/** Returns a function that loads a page's code and prepares the page in idle time; the latest call wins. */
export function getReady(
  store: NextPageStore,
  { prefetch, isHere }: NextPageLoader,
): (next: NextPage) => void {
  let wanted: NextPage;
  return (next) => {
    wanted = next;
    const { path } = next.destination;
    void prefetch(next.destination).then(() => {
      if (wanted === next && isHere(path) && location.pathname !== path) store.setState({ next });
    });
  };
}
