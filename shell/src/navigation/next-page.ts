import type { RouteMatch } from '@appling/contract/registry';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface NextPage {
  match: RouteMatch;
  search: string;
  hash: string;
}

/** Holds at most one prepared page. */
export type NextPageStore = StoreApi<{ next: NextPage | null }>;

interface NextPageLoader {
  /** Loads a page's code; never rejects. */
  prefetch: (match: RouteMatch) => Promise<void>;
  isLoaded: (pathname: string) => boolean;
}

export function createNextPageStore(): NextPageStore {
  return createStore(() => ({ next: null as NextPage | null }));
}

/** Returns a function that loads a page's code and prepares the page in idle time; the latest call wins. */
export function preparePage(
  store: NextPageStore,
  { prefetch, isLoaded }: NextPageLoader,
): (next: NextPage) => void {
  let wanted: NextPage;
  return (next) => {
    wanted = next;
    const { path } = next.match;
    void prefetch(next.match).then(() => {
      if (wanted === next && isLoaded(path) && location.pathname !== path) store.setState({ next });
    });
  };
}
