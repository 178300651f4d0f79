import { createContext, use, useSyncExternalStore } from 'react';
import type { PageState } from '@appling/runtime/loading/page-state';
import type { ShellParts } from '@appling/runtime/render-page';

/** The part of a loader that the shell's components use; compose passes one with a loaded page. */
export type PageSource = ShellParts['source'];

export const PageSourceContext = createContext<PageSource | null>(null);

export function usePageSource(): PageSource {
  const source = use(PageSourceContext);
  if (!source) throw new Error('PageSourceContext is missing above this component.');
  return source;
}

export function usePageState(path: string): PageState {
  const source = usePageSource();
  const read = () => source.state(path);
  return useSyncExternalStore(source.subscribe, read, read);
}
