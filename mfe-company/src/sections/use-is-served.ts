import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True in the served HTML and until the page is alive: what only this browser knows must wait so long. */
export function useIsServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
