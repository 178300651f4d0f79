import type { ReactNode } from 'react';
import { cx } from '../cx/cx';

/** What a badge says by its colour. The first four are states of a service: see {@link StateBadge}. */
export type BadgeTone =
  | 'positive'
  | 'degraded'
  | 'outage'
  | 'maintenance'
  | 'neutral'
  | 'coquette'
  | 'post'
  | 'get'
  | 'stable'
  | 'beta'
  | 'soon'
  | 'strong';

/** Props of {@link Badge}. */
export interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}

/** A small label: a method, a maturity, "Most Popular" (`strong`). */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span className={cx('ui-badge', className)} data-tone={tone}>
      {children}
    </span>
  );
}
