import { type RefObject, useEffect, useRef, useState } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

export interface Motion<E extends HTMLElement> {
  /** For the element that moves; it stops off-screen. */
  ref: RefObject<E | null>;
  isPaused: boolean;
  /** Whether to move now. False while prerendering. */
  isRunning: boolean;
  toggle: () => void;
}

/** Stops motion off-screen, in hidden tabs, under reduced motion and when paused. */
export function useMotion<E extends HTMLElement>(): Motion<E> {
  const ref = useRef<E>(null);
  const [isPaused, setPaused] = useState(false);
  const [isAllowed, setAllowed] = useState(false);
  const [isInView, setInView] = useState(true);

  useEffect(() => {
    const reduced = window.matchMedia(REDUCED);
    const read = () => setAllowed(!reduced.matches && !document.hidden);
    read();
    reduced.addEventListener('change', read);
    document.addEventListener('visibilitychange', read);
    return () => {
      reduced.removeEventListener('change', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return {
    ref,
    isPaused,
    isRunning: isAllowed && isInView && !isPaused,
    toggle: () => setPaused((paused) => !paused),
  };
}
