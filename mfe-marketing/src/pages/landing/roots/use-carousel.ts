import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePauseRule } from '../use-pause-rule';

/** Ms that a card stays in front. */
const ADVANCE_AFTER = 4000;
/** Ms of rest after a drag, a button or a key. */
const RESUME_AFTER = 6000;
/** Drag distance in px from which the card changes. */
const SWIPE_OVER = 50;

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
      // The rest of 6 s started with the drag, so it is not restarted.
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
