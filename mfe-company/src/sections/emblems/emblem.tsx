import { cx } from '@appling/shared/ui/cx';
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
  /** Of the drawing; it is never cut off, and may reach beyond. */
  viewBox?: string;
  children: ReactNode;
}

/** A cut-paper picture of an article's subject: flat shapes on one ground. The title beside it says the same. */
export function Emblem({
  ground,
  stands = 'middle',
  viewBox = '0 0 384 300',
  className,
  children,
}: EmblemGround) {
  return (
    <svg
      className={cx('block', ground, className)}
      viewBox={viewBox}
      preserveAspectRatio={stands === 'bottom' ? 'xMidYMax' : 'xMidYMid'}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
