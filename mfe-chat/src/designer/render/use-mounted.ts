import { useIsServed } from '@appling/shared/ui/use-is-served';
import { startTransition, useEffect, useState } from 'react';

/**
 * False while prerendering and hydrating, true from then on. What is rendered at last is rendered as a transition, which
 * React cuts into short tasks; where nothing was served it is true at once.
 */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(!useIsServed());
  useEffect(() => startTransition(() => setMounted(true)), []);
  return isMounted;
}
