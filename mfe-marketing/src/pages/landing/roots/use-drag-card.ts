import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { DragCardProps } from './drag-card';

/** Loads drag support (47 kB) when the visitor comes near; buttons and keys work without it. */
export function useDragCard(
  region: RefObject<Element | null>,
): ComponentType<DragCardProps> | null {
  const [dragCard, setDragCard] = useState<ComponentType<DragCardProps> | null>(null);
  useEffect(() => {
    let isGone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        observer.disconnect();
        import(/* webpackChunkName: "landing-drag" */ './drag-card').then(
          ({ DragCard }) => {
            if (!isGone) setDragCard(() => DragCard);
          },
          () => {},
        );
      },
      { rootMargin: '600px' },
    );
    observer.observe(region.current!);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [region]);
  return dragCard;
}
