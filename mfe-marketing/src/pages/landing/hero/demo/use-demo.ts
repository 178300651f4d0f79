import { useEffect, useState } from 'react';
import type { Frame } from './frames';

const TICK = 50;

/** Controls the demo's timeline, which never runs by itself under reduced motion. */
export function useDemo(frames: readonly Frame[]) {
  const last = frames.at(-1);
  const total = last ? last.start + last.duration : 0;
  const [isStepped] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isPlaying, setPlaying] = useState(!isStepped);
  const [time, setTime] = useState(0);
  const isOver = time >= total;
  const isMoving = isPlaying && !isOver;

  useEffect(() => {
    if (!isMoving) return;
    const clock = setInterval(() => {
      if (!document.hidden) setTime((now) => Math.min(total, now + TICK));
    }, TICK);
    return () => clearInterval(clock);
  }, [isMoving, total]);

  const index = Math.max(
    0,
    frames.findLastIndex((frame) => frame.start <= time),
  );
  const goTo = (target: number) =>
    setTime(frames[Math.max(0, Math.min(frames.length - 1, target))]?.start ?? 0);
  return {
    index,
    time,
    isStepped,
    isMoving,
    isOver,
    isFirst: index === 0,
    isLast: index === frames.length - 1,
    toggle: () => {
      if (isOver) setTime(0);
      setPlaying(isOver || !isPlaying);
    },
    next: () => goTo(index + 1),
    previous: () => goTo(index - 1),
  };
}
