import type { ReactNode } from 'react';
import { cx } from '../cx/cx';

export interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  level?: 2 | 3;
  /** 61, 49 or 39 px on desktop. */
  size?: 'title-2' | 'title-3' | 'title-4';
  lead?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function SectionHeading(props: SectionHeadingProps) {
  const { children, id, level = 2, size = 'title-2', lead, action, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={cx('ui-section-heading', className)} data-size={size}>
      <div className="ui-section-words">
        <Heading id={id}>{children}</Heading>
        {lead && <p>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
