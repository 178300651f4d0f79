import { useLocation, useSearchParams } from '@appling/runtime/router';
import { useIsServed } from '@appling/ui/use-is-served';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Ms without input before the address updates; each update renders every link. */
const PAUSE_MS = 300;

/** The query that the visitor entered at one history entry. */
interface Wanted {
  query: URLSearchParams;
  /** Last query sent to the router, which navigates later; `null` before the first. */
  sent: string | null;
  /** Key of that entry; entries that replace it keep this key. */
  since: string;
}

const written = (params: URLSearchParams) => (params.size > 0 ? `?${params}` : '');

/** Keeps page state in the query. Typed text reaches the address after a pause or `settle`; `write` does not wait. */
export function useAddressQuery() {
  const [, setParams] = useSearchParams();
  const { key, state, search } = useLocation();
  const isServed = useIsServed();

  const [latest, setWanted] = useState<Wanted | null>(null);
  // Until other code changes the address, e.g. the header's link to this page.
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
    // Synchronous: the next event may be a tap on a link that needs the query.
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
