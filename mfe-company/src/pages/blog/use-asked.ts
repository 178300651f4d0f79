import { useCallback, useLayoutEffect, useRef } from 'react';
import { categories, type Category } from '../../sections/articles.content';
import { useAddressQuery } from '../../sections/use-address-query';

/** Articles shown first beside the featured one, and added by each Load More. */
export const STEP = 6;

export interface Asked {
  query: string;
  category: Category | null;
  /** Maximum number of articles beside the featured one. */
  shown: number;
}

function read(params: URLSearchParams): Asked {
  const category = params.get('category');
  return {
    query: params.get('q') ?? '',
    category: categories.find((name) => name === category) ?? null,
    shown: Math.max(STEP, Math.trunc(Number(params.get('shown'))) || 0),
  };
}

function write({ query, category, shown }: Asked): URLSearchParams {
  return new URLSearchParams({
    ...(query && { q: query }),
    ...(category && { category }),
    ...(shown > STEP && { shown: String(shown) }),
  });
}

/** The list's state in the address: `?q=color&category=Security&shown=12`. Ignores unknown values. */
export function useAsked() {
  const address = useAddressQuery();
  const asked = read(address.query);
  const type = (query: string) => address.type(write({ ...asked, query, shown: STEP }));
  // A stable function, so that components that only write do not render on input.
  const newest = useRef<(change: Partial<Asked>) => void>(() => {});
  useLayoutEffect(() => {
    newest.current = (change) => address.write(write({ ...asked, ...change }));
  });
  const ask = useCallback((change: Partial<Asked>) => newest.current(change), []);
  const { isServed, settle, search } = address;
  return { asked, ask, type, settle, isServed, list: search };
}
