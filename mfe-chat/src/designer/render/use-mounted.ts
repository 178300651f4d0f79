import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while prerendering and hydrating, true from then on. What is rendered at last is rendered as a transition, which
 * React cuts into short tasks; where nothing was served it is true at once.
 */
export function useMounted(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isMounted, setMounted] = useState(!isHydrating);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return isMounted;
}
