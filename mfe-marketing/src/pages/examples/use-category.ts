import { useSearchParams } from '@appling/runtime/router';
import { useIsServed } from '@appling/ui/use-is-served';

/** Reads `?category=Finance`; `null` when absent or unknown. While `isServed`, style sheets filter instead. */
export function useCategory(categories: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const isServed = useIsServed();
  const asked = isServed ? null : search.get('category');
  const category = categories.find((name) => name === asked) ?? null;
  const choose = (next: string | null) =>
    setSearch(
      (current) => {
        if (next) current.set('category', next);
        else current.delete('category');
        return current;
      },
      { replace: true },
    );
  return { category, choose, isServed };
}
