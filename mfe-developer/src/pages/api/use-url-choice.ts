import { useSearchParams } from '@appling/shared/router';
import { useLayoutEffect, useState } from 'react';

/**
 * A choice that lives in the query of the URL; the first value is the default and needs none. Served pages know no
 * query: the first render shows the default, and what the URL asks for is there before the browser paints.
 */
export function useUrlChoice<T extends string>(name: string, values: readonly T[]) {
  const [query, setQuery] = useSearchParams();
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);

  const asked = isHydrated ? query.get(name) : null;
  const choice = values.find((value) => value === asked) ?? values[0];
  const choose = (next: string) => {
    const change = (old: URLSearchParams) => {
      const changed = new URLSearchParams(old);
      if (next === values[0]) changed.delete(name);
      else changed.set(name, next);
      return changed;
    };
    // Walking along a row of tabs is not walking through pages: Back leaves.
    setQuery(change, { replace: true, preventScrollReset: true });
  };
  return [choice, choose] as const;
}
