import { useSearchParams } from '@appling/runtime/router';
import { useIsServed } from '@appling/ui/use-is-served';

/** Keeps a choice in the query. The first value is the default, which shows until hydration. */
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
    // Replaces the entry, so that Back leaves the page instead of going through tabs.
    setQuery(change, { replace: true, preventScrollReset: true });
  };
  return [choice, choose] as const;
}
