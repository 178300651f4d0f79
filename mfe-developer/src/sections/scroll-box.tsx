import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** Label for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A figure that scrolls horizontally when it is too wide. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // A scrollable element must be focusable.
    <figure aria-label={label} tabIndex={0} className={className}>
      {children}
    </figure>
  );
}
