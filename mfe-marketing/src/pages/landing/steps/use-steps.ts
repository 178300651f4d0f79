import { type RefObject, useEffect, useState } from 'react';
import { usePauseRule } from '../use-pause-rule';
import { useReducedMotion } from '../use-reduced-motion';

/** The animation of the active step's line is the clock: when it is full, the next step opens. */
export function useSteps(count: number, stage: RefObject<Element | null>) {
  const pause = usePauseRule();
  const isReduced = useReducedMotion();
  const [shown, setShown] = useState<number | null>(null);
  const [isChosen, setChosen] = useState(false);
  const [isInView, setInView] = useState(false);
  // Prerendered and under reduced motion: the second step, half done, which explains most.
  const index = shown ?? (isReduced ? 1 : 0);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting), {
      threshold: 0.35,
    });
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, [stage]);

  return {
    index,
    /** A step that does not play shows its whole sentence, or the design half done. */
    isStill: isChosen || (shown === null && isReduced),
    isRunning: isInView && !pause.isStopped && !pause.isHeld,
    isStopped: pause.isStopped,
    region: pause.region,
    advance: () => setShown((index + 1) % count),
    choose: (next: number) => {
      pause.setStopped(true);
      setShown(next);
      setChosen(true);
    },
    toggle: () => {
      pause.setStopped(!pause.isStopped);
      setChosen(false);
    },
  };
}
