import { Check, CircleX, TriangleAlert, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps, type BadgeTone } from '../badge/badge';

const icons: Partial<Record<BadgeTone, ReactNode>> = {
  positive: <Check aria-hidden="true" />,
  degraded: <TriangleAlert aria-hidden="true" />,
  outage: <CircleX aria-hidden="true" />,
  maintenance: <Wrench aria-hidden="true" />,
};

export function StateBadge({ tone = 'neutral', children }: Omit<BadgeProps, 'className'>) {
  return (
    <Badge tone={tone}>
      {icons[tone]}
      {children}
    </Badge>
  );
}
