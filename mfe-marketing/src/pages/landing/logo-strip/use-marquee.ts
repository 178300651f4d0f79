import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels a second: by itself, and slower under the pointer, so that a name can be read. */
const SPEED = 40;
const HOVER_SPEED = 20;

/** Moves a track left by the width of its first half, for ever. The browser's compositor does the moving. */
export function useMarquee(track: RefObject<HTMLElement | null>, isRunning: boolean) {
  const [isSlow, setSlow] = useState(false);
  const animation = useRef<Animation | null>(null);

  useEffect(() => {
    const element = track.current;
    const clone = element?.lastElementChild;
    // Not in jsdom, and not where the names stand still as a list.
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
