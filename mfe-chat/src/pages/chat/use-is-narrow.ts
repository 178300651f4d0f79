import { useSyncExternalStore } from 'react';

/** Below this width one side of the page shows at a time. The same number as `md`. */
const NARROW = '(width < 48rem)';

function subscribe(onChange: () => void) {
  const media = matchMedia(NARROW);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** For what styles cannot do, such as another place in the document. False while prerendering. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
