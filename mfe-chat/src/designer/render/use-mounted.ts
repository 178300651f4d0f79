import { useIsServed } from '@appling/ui/use-is-served';
import { startTransition, useEffect, useState } from 'react';

/**
 * False while prerendering and hydrating, then true when wanted, in a transition, which React splits into short tasks.
 * True at once if nothing was prerendered.
 */
export function useMounted(isWanted = true): boolean {
  const isServed = useIsServed();
  const [isMounted, setMounted] = useState(isWanted && !isServed);
  useEffect(() => {
    if (isWanted) startTransition(() => setMounted(true));
  }, [isWanted]);
  return isMounted;
}
