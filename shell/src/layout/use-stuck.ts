import { useEffect, useRef, useState, type RefObject } from 'react';

/** Returns the ref of a marker at the top, and whether it is out of view. Needs no scroll listener. */
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
