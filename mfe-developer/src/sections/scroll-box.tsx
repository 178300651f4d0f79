import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** What is in the box, for those who hear it. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A figure that scrolls sideways where it is wider than its place. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // A box that scrolls must be reachable by keyboard.
    <figure aria-label={label} tabIndex={0} className={className}>
      {children}
    </figure>
  );
}
