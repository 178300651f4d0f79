import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePauseRule } from '../use-pause-rule';

/** Time a card stays in front, in ms: enough to read it. */
const ADVANCE_AFTER = 4000;
/** Time without movement after a drag, a button or a key, in ms. */
const RESUME_AFTER = 6000;
/** A shorter drag, in px, counts as a press and does not change the card. */
const SWIPE_OVER = 50;

/** The timing of the testimonials: which card is in front, and whether it moves on by itself. */
export function useCarousel(count: number) {
  const pause = usePauseRule();
  const [index, setIndex] = useState(0);
  const [isResting, setResting] = useState(false);
  const [isDragging, setDragging] = useState(false);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMoving = !pause.isStopped && !pause.isHeld && !isResting && !isDragging;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), ADVANCE_AFTER);
    return () => clearTimeout(timer);
  }, [isMoving, index, count]);

  useEffect(() => () => clearTimeout(restTimer.current), []);

  const rest = () => {
    clearTimeout(restTimer.current);
    setResting(true);
    restTimer.current = setTimeout(() => setResting(false), RESUME_AFTER);
  };
  const goTo = (next: number) => {
    rest();
    setIndex((next + count) % count);
  };
  const step = (by: number) => {
    rest();
    setIndex((current) => (current + by + count) % count);
  };

  return {
    index,
    isMoving,
    isStopped: pause.isStopped,
    goTo,
    next: () => step(1),
    previous: () => step(-1),
    toggle: () => {
      clearTimeout(restTimer.current);
      setResting(false);
      pause.setStopped(!pause.isStopped);
    },
    startDrag: () => {
      rest();
      setDragging(true);
    },
    /** `travel` in px, negative to the left. */
    endDrag: (travel: number) => {
      setDragging(false);
      if (Math.abs(travel) <= SWIPE_OVER) return;
      // The six seconds run from the start of the drag, so this does not rest again.
      setIndex((current) => (current + (travel < 0 ? 1 : -1) + count) % count);
    },
    region: {
      ...pause.region,
      onKeyDown: (event: KeyboardEvent) => {
        pause.region.onKeyDown();
        if (event.key === 'ArrowRight') step(1);
        if (event.key === 'ArrowLeft') step(-1);
      },
    },
  };
}
