import { useCallback, useEffect, useMemo, useState } from 'react';

type Find<Result> = (query: string) => Result;

/** `failed` when the index could not be loaded; the next letter tries again. */
type Index<Result> = { find: Find<Result> } | 'failed' | null;

/**
 * Makes the hook of a search whose index is loaded when somebody is about to search. `found` is `null` without a
 * query and until the index is here; `prepare` loads it.
 *
 * @param load gives the function that searches
 */
export function lazySearch<Result>(load: () => Promise<Find<Result>>) {
  // It outlives the page: Back finds the results in its first frame.
  let kept: { find: Find<Result> } | null = null;

  return function useSearch(query: string) {
    const [index, setIndex] = useState<Index<Result>>(kept);
    const prepare = useCallback(() => {
      load().then(
        (find) => {
          kept ??= { find };
          setIndex(kept);
        },
        () => setIndex('failed'),
      );
    }, []);

    const wanted = query.trim();
    // Without an index each letter asks for it; with one, no letter has an effect to run.
    const missing = kept ? '' : wanted;
    useEffect(() => {
      if (missing) prepare();
    }, [missing, prepare]);

    const found = useMemo(
      () => (wanted && index && index !== 'failed' ? index.find(wanted) : null),
      [wanted, index],
    );
    return {
      found,
      isPending: wanted !== '' && index === null,
      hasFailed: wanted !== '' && index === 'failed',
      prepare,
    };
  };
}
