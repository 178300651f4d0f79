import { LazyMotion, domMax } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

export interface DragCardProps {
  isFront: boolean;
  onDragStart: () => void;
  /** `travel` in px, negative to the left. */
  onDragEnd: (travel: number) => void;
  children: ReactNode;
}

export function DragCard({ isFront, onDragStart, onDragEnd, children }: DragCardProps) {
  return (
    <LazyMotion strict features={domMax}>
      <m.div
        drag={isFront ? 'x' : false}
        dragConstraints={{ left: 0, right: 0 }}
        dragElastic={0.55}
        dragSnapToOrigin
        onDragStart={onDragStart}
        onDragEnd={(_, { offset }) => onDragEnd(offset.x)}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
