import { useSearchParams } from '@appling/runtime/router';
import { useIsServed } from '@appling/ui/use-is-served';

/**
 * The category in the address, `?category=Finance`, or `null` for all of them and for one that nobody knows.
 * The served page knows no query: `isServed` holds until it is alive, and style sheets filter so long.
 */
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
