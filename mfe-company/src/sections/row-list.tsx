import type { ReactNode } from 'react';
import { cx } from '@appling/ui/cx';

interface RowListProps {
  children: ReactNode;
  className?: string;
}

/** Rows of `<li>` elements between thin lines. */
export function RowList({ children, className }: RowListProps) {
  return (
    <ul
      className={cx(
        'self-start border-b border-line [&>li]:border-t [&>li]:border-line [&>li]:py-6 lg:[&>li]:py-7',
        className,
      )}
    >
      {children}
    </ul>
  );
}
