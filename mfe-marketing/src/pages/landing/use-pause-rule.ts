import { type FocusEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from './use-reduced-motion';

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * WCAG 2.2.2 for whatever moves by itself: it holds while the visitor points at it, has the keyboard in it or
 * looks at another tab, and its Pause button stops it until Play. Reduced motion starts it stopped.
 */
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
    /** For the element around everything that moves and its controls. */
    region: {
      onPointerEnter: (event: PointerEvent) => {
        // A tap leaves no pointer behind, so nothing would ever end its hold.
        if (event.pointerType !== 'touch') setPointedAt(true);
      },
      onPointerLeave: () => setPointedAt(false),
      onFocus: (event: FocusEvent) => {
        // A clicked button keeps focus for ever; only the keyboard's focus says that someone is reading here.
        if (event.target.matches(':focus-visible')) setKeyboard(true);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setKeyboard(false);
      },
      onKeyDown: () => setKeyboard(true),
    },
  };
}
