import { Check, CircleX, TriangleAlert, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx/cx';

/** What a badge says by its colour. The four service states bring an icon that says it too. */
export type BadgeTone =
  | 'neutral'
  | 'positive'
  | 'degraded'
  | 'outage'
  | 'maintenance'
  | 'coquette'
  | 'post'
  | 'get'
  | 'stable'
  | 'beta'
  | 'soon'
  | 'strong';

const stateIcons: Partial<Record<BadgeTone, ReactNode>> = {
  positive: <Check aria-hidden="true" />,
  degraded: <TriangleAlert aria-hidden="true" />,
  outage: <CircleX aria-hidden="true" />,
  maintenance: <Wrench aria-hidden="true" />,
};

/** Props of {@link Badge}. */
export interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}

/** A small label: a state, a method, a maturity, "Most Popular" (`strong`). */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span className={cx('ui-badge', className)} data-tone={tone}>
      {stateIcons[tone]}
      {children}
    </span>
  );
}
