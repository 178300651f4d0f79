import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { checkParts, type PartReport } from './check-parts';

/** Keeps the last reports while a check runs again. */
export interface LiveState {
  isChecking: boolean;
  hasFailed: boolean;
  reports: readonly PartReport[] | null;
}

/** Checks once when the element is near the viewport, and on request. */
export function useLiveCheck(place: RefObject<Element | null>) {
  const [state, setState] = useState<LiveState>({
    isChecking: false,
    hasFailed: false,
    reports: null,
  });
  const isUnderWay = useRef(false);

  const check = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState((old) => ({ ...old, isChecking: true }));
    try {
      setState({ isChecking: false, hasFailed: false, reports: await checkParts() });
    } catch {
      setState({ isChecking: false, hasFailed: true, reports: null });
    } finally {
      isUnderWay.current = false;
    }
  }, []);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void check();
      },
      { rootMargin: '160px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, check]);

  return { ...state, check };
}
