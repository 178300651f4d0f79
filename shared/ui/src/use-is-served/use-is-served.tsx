import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True while prerendering and hydrating, when a render has to equal the prerendered page. */
export function useIsServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
