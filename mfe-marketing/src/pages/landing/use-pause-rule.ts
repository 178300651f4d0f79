import { type FocusEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from './use-reduced-motion';

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Implements WCAG 2.2.2: pauses on hover, on keyboard focus and in hidden tabs; Pause holds until Play. */
export function usePauseRule() {
  const isReduced = useReducedMotion();
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  const [choice, setStopped] = useState<boolean | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasKeyboard, setKeyboard] = useState(false);

  return {
    isStopped: choice ?? isReduced,
    isHeld: isPointedAt || hasKeyboard || isHidden,
    setStopped,
    /** For the element that contains the moving content and its controls. */
    region: {
      onPointerEnter: (event: PointerEvent) => {
        // A tap ends without `pointerleave`.
        if (event.pointerType !== 'touch') setPointedAt(true);
      },
      onPointerLeave: () => setPointedAt(false),
      onFocus: (event: FocusEvent) => {
        // A clicked button keeps focus, so only keyboard focus counts.
        if (event.target.matches(':focus-visible')) setKeyboard(true);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setKeyboard(false);
      },
      onKeyDown: () => setKeyboard(true),
    },
  };
}
