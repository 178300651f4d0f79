import { useIsServed } from '@appling/ui/use-is-served';
import { startTransition, useEffect, useState } from 'react';

/**
 * False while prerendering and hydrating, true from when it is wanted. What is rendered at last is rendered as a
 * transition, which React cuts into short tasks; where nothing was served it is true at once.
 */
export function useMounted(isWanted = true): boolean {
  const isServed = useIsServed();
  const [isMounted, setMounted] = useState(isWanted && !isServed);
  useEffect(() => {
    if (isWanted) startTransition(() => setMounted(true));
  }, [isWanted]);
  return isMounted;
}
