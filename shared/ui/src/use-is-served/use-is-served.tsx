import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True while prerendering and hydrating, when a render has to equal the served page; false as soon as the page is alive,
 * and from the first render where nothing was served.
 */
export function useIsServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
