import type { Destination } from '@appling/contract/registry';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A page that a visitor is about to open, with the rest of its address. */
export interface NextPage {
  destination: Destination;
  search: string;
  hash: string;
}

/** What is drawn ahead of a visit: one page at most. */
export type NextPageStore = StoreApi<{ next: NextPage | null }>;

interface NextPageLoader {
  /** Loads a page's code; never rejects. */
  prefetch: (destination: Destination) => Promise<void>;
  /** Whether the page of a path can be shown at once. */
  isHere: (pathname: string) => boolean;
}

/** Where the page that comes next is kept. */
export function createNextPageStore(): NextPageStore {
  return createStore(() => ({ next: null as NextPage | null }));
}

/**
 * Gets a page ready to be shown: its code first, then its elements, which React draws out of sight in idle moments.
 *
 * @returns a function to call with a page that a visitor seems to want; the last one counts
 */
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
