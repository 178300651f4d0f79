import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Why something that moves by itself is standing still for a moment. */
type Hold = 'hover' | 'focus' | 'hidden';

const NONE: ReadonlySet<Hold> = new Set();

/**
 * WCAG 2.2.2 for whatever moves by itself: it holds while the visitor points at it, has the keyboard in it or
 * looks at another tab, and its Pause button stops it until Play. Reduced motion starts it stopped.
 */
export function usePauseRule() {
  const [isStopped, setStopped] = useState(false);
  const [holds, setHolds] = useState(NONE);

  const hold = (reason: Hold, isHeld: boolean) =>
    setHolds((current) => {
      if (current.has(reason) === isHeld) return current;
      const next = new Set(current);
      if (isHeld) next.add(reason);
      else next.delete(reason);
      return next;
    });

  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    const stopWhenReduced = () => {
      if (reduced.matches) setStopped(true);
    };
    const holdWhenHidden = () => hold('hidden', document.hidden);
    stopWhenReduced();
    holdWhenHidden();
    reduced.addEventListener('change', stopWhenReduced);
    document.addEventListener('visibilitychange', holdWhenHidden);
    return () => {
      reduced.removeEventListener('change', stopWhenReduced);
      document.removeEventListener('visibilitychange', holdWhenHidden);
    };
  }, []);

  return {
    isStopped,
    isHeld: holds.size > 0,
    setStopped,
    /** For the element around everything that moves and its controls. */
    region: {
      onPointerEnter: (event: PointerEvent) => {
        // A tap leaves no pointer behind, so nothing would ever end its hold.
        if (event.pointerType !== 'touch') hold('hover', true);
      },
      onPointerLeave: () => hold('hover', false),
      onFocus: (event: FocusEvent) => {
        // A clicked button keeps focus for ever; only the keyboard's focus says that someone is reading here.
        if (event.target.matches(':focus-visible')) hold('focus', true);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
      },
      onKeyDown: () => hold('focus', true),
    },
  };
}
