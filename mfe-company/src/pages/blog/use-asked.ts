import { useLocation, useSearchParams } from '@appling/shared/router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { categories, type Category } from '../../sections/articles.content';
import { useIsServed } from '../../sections/use-is-served';

/** Articles that show at first, beside the featured one, and that each press of Load More adds. */
export const STEP = 6;

/** After this long without a letter the address is written; within it, every letter would render every link. */
const PAUSE_MS = 300;

/** What the address asks for. */
export interface Asked {
  query: string;
  category: Category | null;
  /** Most articles to show beside the featured one. */
  shown: number;
}

/** Marks the entries of the history that this list writes. */
const OURS = { isList: true };

/**
 * The state of the list, which lives in the address: `?q=colour&category=Security&shown=12`. Unknown values ask
 * for nothing. The served page knows no query; `isServed` holds until it is alive. What is typed counts at once
 * and reaches the address with the next pause, or with `settle`.
 */
export function useAsked() {
  const [search, setSearch] = useSearchParams();
  const { key, state, search: address } = useLocation();
  const isServed = useIsServed();
  const value = (name: string) => (isServed ? '' : (search.get(name) ?? ''));
  const written = value('q');

  const [typed, setTyped] = useState<{ query: string; key: string } | null>(null);
  // Somebody else changed the address, for instance the link to this very page in the header.
  const isOurs = (state as typeof OURS | null)?.isList === true;
  const isOvertaken = (one: { key: string }) => one.key !== key && !isOurs;
  if (typed && (typed.query === written || isOvertaken(typed))) setTyped(null);

  // What was just written: a tap on an article may come before the router has rendered it.
  const [ahead, setAhead] = useState<{ list: string; key: string } | null>(null);
  if (ahead && (ahead.list === address || isOvertaken(ahead))) setAhead(null);

  const asked: Asked = {
    query: typed?.query ?? written,
    category: categories.find((name) => name === value('category')) ?? null,
    shown: typed ? STEP : Math.max(STEP, Math.trunc(Number(value('shown'))) || 0),
  };

  const pause = useRef<number | undefined>(undefined);
  const unwritten = useRef<Asked | null>(null);
  useEffect(() => () => clearTimeout(pause.current), []);
  const write = ({ query, category, shown }: Asked) => {
    clearTimeout(pause.current);
    unwritten.current = null;
    const params = new URLSearchParams({
      ...(query && { q: query }),
      ...(category && { category }),
      ...(shown > STEP && { shown: String(shown) }),
    });
    setAhead({ list: params.size > 0 ? `?${params}` : '', key });
    setSearch(params, { replace: true, preventScrollReset: true, state: OURS });
  };
  const settle = () => {
    if (unwritten.current) write(unwritten.current);
  };
  const type = (query: string) => {
    setTyped({ query, key });
    clearTimeout(pause.current);
    unwritten.current = { ...asked, query, shown: STEP };
    pause.current = window.setTimeout(settle, PAUSE_MS);
  };
  const askNow = (change: Partial<Asked>) => {
    const next = { ...asked, ...change };
    // The router updates without hurry; what is typed must be in the field at once.
    if (next.query !== written) setTyped({ query: next.query, key });
    write(next);
  };
  // One function for all letters: what only asks is not rendered by them.
  const newest = useRef(askNow);
  useLayoutEffect(() => {
    newest.current = askNow;
  });
  const ask = useCallback((change: Partial<Asked>) => newest.current(change), []);
  return { asked, ask, type, settle, isServed, list: ahead?.list ?? address };
}
