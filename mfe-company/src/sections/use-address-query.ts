import { useLocation, useSearchParams } from '@appling/runtime/router';
import { useIsServed } from '@appling/ui/use-is-served';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** After this long without a letter the address is written; within it, every letter would render every link. */
const PAUSE_MS = 300;

/** What the visitor asked for since they came to an entry of the history. */
interface Wanted {
  query: URLSearchParams;
  /** What the router was last told; it comes to it without hurry. `null` before it was told anything. */
  sent: string | null;
  /** That entry. Those that are written here instead of it remember it. */
  since: string;
}

const written = (params: URLSearchParams) => (params.size > 0 ? `?${params}` : '');

/**
 * The query of the address as the state of a page. What is typed counts at once and reaches the address with the
 * next pause, or with `settle`; `write` does not wait. The served page knows no query; `isServed` holds until it is
 * alive. `search` is what a link should remember: it does not change with each letter.
 */
export function useAddressQuery() {
  const [, setParams] = useSearchParams();
  const { key, state, search } = useLocation();
  const isServed = useIsServed();

  const [latest, setWanted] = useState<Wanted | null>(null);
  // Until somebody else changes the address, for instance the link to this very page in the header.
  const began = (state as Pick<Wanted, 'since'> | null)?.since ?? key;
  const wanted = latest?.since === began ? latest : null;

  const pause = useRef<number | undefined>(undefined);
  const unwritten = useRef<URLSearchParams | null>(null);
  useEffect(() => () => clearTimeout(pause.current), []);
  const write = (params: URLSearchParams) => {
    clearTimeout(pause.current);
    unwritten.current = null;
    setWanted({ query: params, sent: written(params), since: began });
    setParams(params, { replace: true, preventScrollReset: true, state: { since: began } });
  };
  const settle = () => {
    if (unwritten.current) write(unwritten.current);
  };
  const type = (params: URLSearchParams) => {
    setWanted((before) => ({
      query: params,
      sent: before?.since === began ? before.sent : null,
      since: began,
    }));
    clearTimeout(pause.current);
    unwritten.current = params;
    // At once: the next event may be a tap on a link that remembers the search.
    pause.current = window.setTimeout(() => flushSync(settle), PAUSE_MS);
  };
  return {
    query: wanted?.query ?? new URLSearchParams(isServed ? '' : search),
    search: wanted?.sent ?? search,
    isServed,
    type,
    write,
    settle,
  };
}
