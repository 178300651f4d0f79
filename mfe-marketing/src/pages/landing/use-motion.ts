import { type RefObject, useEffect, useRef, useState } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

export interface Motion<E extends HTMLElement> {
  /** Belongs on the element that moves: off-screen it rests. */
  ref: RefObject<E | null>;
  /** What the visitor chose with the pause button. */
  isPaused: boolean;
  /** Whether anything should move now. False while prerendering, so that the served page is a still frame. */
  isRunning: boolean;
  toggle: () => void;
}

/** Decides whether a part of the page moves: not off-screen, in hidden tabs, under reduced motion or when paused. */
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
