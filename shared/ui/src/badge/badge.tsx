import type { ReactNode } from 'react';
import { cx } from '../cx/cx';

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

export interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span className={cx('ui-badge', className)} data-tone={tone}>
      {children}
    </span>
  );
}
