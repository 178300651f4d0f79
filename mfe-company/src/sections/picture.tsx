import type { ReactNode } from 'react';

/** Decorative picture beside a page's heading, drawn in a square of 440. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      className="h-auto w-64 overflow-visible md:w-80 lg:w-96 xl:w-110"
      width="440"
      height="440"
      viewBox="0 0 440 440"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
