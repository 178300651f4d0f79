import { useCallback, useEffect, useMemo, useState } from 'react';

type Find<Result> = (query: string) => Result;

/** `failed`: the index did not load; the next keystroke retries. */
type Index<Result> = { find: Find<Result> } | 'failed' | null;

/** Creates the hook of a search whose index loads on demand; `found` is `null` without query or index. */
export function lazySearch<Result>(load: () => Promise<Find<Result>>) {
  // Outlives the page, so that Back shows results in the first frame.
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
    // Without an index each keystroke requests it; with one, no effect runs.
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
