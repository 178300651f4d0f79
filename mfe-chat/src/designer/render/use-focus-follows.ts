import { useEffect, useRef } from 'react';

/** A tap that changes the screen removes its button, so focus moves to the new screen instead of the body. */
export function useFocusFollows(screenId: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(screenId);
  useEffect(() => {
    const changed = shown.current !== screenId;
    shown.current = screenId;
    if (
      changed &&
      (document.activeElement === document.body || place.current?.contains(document.activeElement))
    ) {
      place.current?.focus({ preventScroll: true });
    }
  }, [screenId]);
  return place;
}
