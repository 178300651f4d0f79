import { createContext, use, useSyncExternalStore } from 'react';
import type { PageState } from '@appling/runtime/loading/page-state';
import type { ShellParts } from '@appling/runtime/render-page';

/** What the shell's components need of a loader; compose passes one that has its page already. */
export type PageSource = ShellParts['source'];

export const PageSourceContext = createContext<PageSource | null>(null);

/** The loader that this tree was started with. */
export function usePageSource(): PageSource {
  const source = use(PageSourceContext);
  if (!source) throw new Error('PageSourceContext is missing above this component.');
  return source;
}

/** How the page of a path stands. */
export function usePageState(path: string): PageState {
  const source = usePageSource();
  const read = () => source.state(path);
  return useSyncExternalStore(source.subscribe, read, read);
}
