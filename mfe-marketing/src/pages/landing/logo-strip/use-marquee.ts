import { type RefObject, useEffect, useRef, useState } from 'react';

/** Px per second; slower on hover, so that names can be read. */
const SPEED = 40;
const HOVER_SPEED = 20;

/** Moves a track left by half its width, endlessly, on the compositor. */
export function useMarquee(track: RefObject<HTMLElement | null>, isRunning: boolean) {
  const [isSlow, setSlow] = useState(false);
  const animation = useRef<Animation | null>(null);

  useEffect(() => {
    const element = track.current;
    const clone = element?.lastElementChild;
    // jsdom has no `animate`, and a list that stands still has no clone.
    if (!element?.animate || !(clone instanceof HTMLElement)) return;
    const start = () => {
      const distance = clone.offsetLeft;
      const progress = animation.current?.effect?.getComputedTiming().progress ?? 0;
      const rate = animation.current?.playbackRate ?? 1;
      animation.current?.cancel();
      if (!distance) return;
      const duration = (distance / SPEED) * 1000;
      animation.current = element.animate(
        [{ transform: 'none' }, { transform: `translateX(${-distance}px)` }],
        { duration, iterations: Infinity },
      );
      animation.current.currentTime = progress * duration;
      animation.current.playbackRate = rate;
      animation.current.pause();
    };
    const observer = new ResizeObserver(() => {
      const wasRunning = animation.current?.playState === 'running';
      start();
      if (wasRunning) animation.current?.play();
    });
    start();
    observer.observe(element);
    return () => {
      observer.disconnect();
      animation.current?.cancel();
      animation.current = null;
    };
  }, [track]);

  useEffect(() => {
    if (isRunning) animation.current?.play();
    else animation.current?.pause();
  }, [isRunning]);

  useEffect(() => {
    animation.current?.updatePlaybackRate(isSlow ? HOVER_SPEED / SPEED : 1);
  }, [isSlow]);

  return {
    onPointerEnter: () => setSlow(true),
    onPointerLeave: () => setSlow(false),
  };
}
