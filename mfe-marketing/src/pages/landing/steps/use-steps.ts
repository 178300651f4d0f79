import { type RefObject, useEffect, useState } from 'react';
import { usePauseRule } from '../use-pause-rule';

/** Which step shows. A step's line, filling up, is the clock: when it is full, the next one opens. */
export function useSteps(count: number, stage: RefObject<Element | null>) {
  const pause = usePauseRule();
  // Served, and under reduced motion: the second step half way, the one picture that tells the story alone.
  const [index, setIndex] = useState(1);
  const [isPristine, setPristine] = useState(true);
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setPristine(false);
      setIndex(0);
    }
    const observer = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting), {
      threshold: 0.35,
    });
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, [stage]);

  const show = (next: number) => {
    setPristine(false);
    setIndex(next % count);
  };

  return {
    index,
    isPristine,
    isRunning: isInView && !pause.isStopped && !pause.isHeld,
    isStopped: pause.isStopped,
    region: pause.region,
    advance: () => show(index + 1),
    choose: (next: number) => {
      pause.setStopped(true);
      show(next);
    },
    toggle: () => pause.setStopped(!pause.isStopped),
  };
}
