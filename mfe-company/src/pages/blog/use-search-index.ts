import { useCallback, useEffect, useMemo, useState } from 'react';

type Find = (query: string) => ReadonlySet<string> | null;

/** `failed` when the index could not be loaded; the next letter tries again. */
type Index = { find: Find } | 'failed' | null;

// It outlives the page: Back finds the list filtered in its first frame.
let kept: { find: Find } | null = null;

/** Slugs of the articles that match; `null` without a query and until the index is here. `prepare` loads it. */
export function useSearchIndex(query: string) {
  const [index, setIndex] = useState<Index>(kept);
  const prepare = useCallback(() => {
    import(/* webpackChunkName: "blog-search" */ './find-articles').then(
      ({ findArticles }) => {
        kept ??= { find: findArticles };
        setIndex(kept);
      },
      () => setIndex('failed'),
    );
  }, []);

  const wanted = query.trim();
  useEffect(() => {
    if (wanted) prepare();
  }, [wanted, prepare]);

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
}
