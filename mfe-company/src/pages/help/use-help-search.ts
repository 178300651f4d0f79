import { useMemo, useRef, useState } from 'react';
import type { HelpResult } from './find-help';

/** `failed` when the index could not be loaded; the next letter tries again. */
type Index = { find: (query: string) => HelpResult[] } | 'failed' | null;

/**
 * Results for a query; `null` while there is nothing to search for or the index is on its way. Call `prepare` on
 * focus and on input: the index is loaded once.
 */
export function useHelpSearch(query: string) {
  const [index, setIndex] = useState<Index>(null);
  const isLoading = useRef(false);
  const prepare = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    import(/* webpackChunkName: "help-search" */ './find-help').then(
      ({ findHelp }) => setIndex({ find: findHelp }),
      () => {
        isLoading.current = false;
        setIndex('failed');
      },
    );
  };
  const wanted = query.trim();
  const results = useMemo(
    () => (wanted && index && index !== 'failed' ? index.find(wanted) : null),
    [wanted, index],
  );
  return {
    results,
    hasFailed: wanted !== '' && index === 'failed',
    prepare,
  };
}
