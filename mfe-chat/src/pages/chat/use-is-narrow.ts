import { useSyncExternalStore } from 'react';

/** Equals the breakpoint `md`. */
const NARROW = '(width < 48rem)';

function subscribe(onChange: () => void) {
  const media = matchMedia(NARROW);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** For layout that CSS cannot do. False while prerendering. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
