import { cx } from '@appling/ui/cx';
import type { ReactNode } from 'react';

/** What lists and articles say to a picture: its size and corners. */
export interface EmblemProps {
  className?: string;
}

interface EmblemGround extends EmblemProps {
  /** Class of its one ground colour. */
  ground: string;
  /** Where the drawing stands when the box is taller than 384:300. Above and below it, the ground goes on. */
  stands?: 'middle' | 'bottom';
  /** Of the drawing; it may reach beyond. */
  viewBox?: string;
  /** The drawing fills the box and is cut off at its edges; otherwise all of it shows. */
  isCropped?: boolean;
  children: ReactNode;
}

/** A cut-paper picture of an article's subject: flat shapes on one ground. The title beside it says the same. */
export function Emblem({
  ground,
  stands = 'middle',
  viewBox = '0 0 384 300',
  isCropped = false,
  className,
  children,
}: EmblemGround) {
  return (
    <svg
      className={cx('block', ground, className)}
      viewBox={viewBox}
      preserveAspectRatio={`xMid${stands === 'bottom' ? 'YMax' : 'YMid'} ${isCropped ? 'slice' : 'meet'}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
