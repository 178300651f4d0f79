import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendering and hydrating, true from then on. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
