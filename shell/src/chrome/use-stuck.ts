import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Tells whether a sticky element has left its place: an observer watches a mark at the top of the page, so that
 * scrolling itself costs nothing.
 *
 * @returns the ref of the mark, and whether it is out of sight
 */
export function useStuck<Mark extends Element>(): [RefObject<Mark | null>, boolean] {
  const mark = useRef<Mark>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setStuck(!entry.isIntersecting);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isStuck];
}
