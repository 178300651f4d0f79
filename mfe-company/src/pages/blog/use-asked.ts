import { useSearchParams } from '@appling/shared/router';
import { useState } from 'react';
import { categories, type Category } from '../../sections/articles.content';
import { useIsServed } from '../../sections/use-is-served';

/** Articles that show at first, beside the featured one, and that each press of Load More adds. */
export const STEP = 6;

/** What the address asks for. */
export interface Asked {
  query: string;
  category: Category | null;
  /** Most articles to show beside the featured one. */
  shown: number;
}

/**
 * The state of the list, which lives in the address: `?q=colour&category=Security&shown=12`. Unknown values ask
 * for nothing. The served page knows no query; `isServed` holds until it is alive.
 */
export function useAsked() {
  const [search, setSearch] = useSearchParams();
  const isServed = useIsServed();
  const value = (name: string) => (isServed ? '' : (search.get(name) ?? ''));

  // The router updates without hurry; what is typed must be in the field at once.
  const [typed, setTyped] = useState<string | null>(null);
  const written = value('q');
  if (typed !== null && typed === written) setTyped(null);

  const asked: Asked = {
    query: typed ?? written,
    category: categories.find((name) => name === value('category')) ?? null,
    shown: Math.max(STEP, Math.trunc(Number(value('shown'))) || 0),
  };
  const ask = (change: Partial<Asked>) => {
    const { query, category, shown } = { ...asked, ...change };
    if (query !== written) setTyped(query);
    setSearch(
      {
        ...(query && { q: query }),
        ...(category && { category }),
        ...(shown > STEP && { shown: String(shown) }),
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { asked, ask, isServed };
}
