import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the served page and while it hydrates, true as soon as it can be used. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
