import { type RefObject, useEffect, useState } from 'react';

/** Becomes and stays true once the element is near the viewport; true at once without `isLazy`. */
export function useInView(ref: RefObject<Element | null>, isLazy: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isLazy || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isLazy]);
  return isSeen || !isLazy;
}
