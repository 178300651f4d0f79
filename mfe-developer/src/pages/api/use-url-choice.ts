import { useSearchParams } from '@appling/runtime/router';
import { useIsServed } from '@appling/ui/use-is-served';

/**
 * A choice that lives in the query of the URL; the first value is the default and needs none. The served page knows
 * no query: it shows the default until it is alive.
 */
export function useUrlChoice<T extends string>(name: string, values: readonly T[]) {
  const [query, setQuery] = useSearchParams();
  const isServed = useIsServed();
  const asked = isServed ? null : query.get(name);
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
