import { cx } from '@appling/ui/cx';
import type { ReactNode } from 'react';

export interface EmblemProps {
  className?: string;
}

interface EmblemGround extends EmblemProps {
  /** Class of the background color. */
  ground: string;
  /** Vertical alignment when the box is taller than 384:300. */
  stands?: 'middle' | 'bottom';
  /** Of the drawing, which may extend beyond it. */
  viewBox?: string;
  /** Fills the box and crops the drawing; otherwise all of it shows. */
  isCropped?: boolean;
  children: ReactNode;
}

/** A decorative picture of an article's subject, whose title is beside it. */
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
