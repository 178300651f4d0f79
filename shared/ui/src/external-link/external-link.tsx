import type { ComponentProps } from 'react';
import { cx } from '../cx/cx';

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
}

/** A link to another site in a new tab, which it announces. Use no other `target="_blank"`. */
export function ExternalLink({ children, className, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} className={cx(className)} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
