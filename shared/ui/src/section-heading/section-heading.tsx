import type { ReactNode } from 'react';
import { cx } from '../cx/cx';

/** Props of {@link SectionHeading}. */
export interface SectionHeadingProps {
  children: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  /** Level in the outline of the page. */
  level?: 2 | 3;
  /** 61, 49 or 39 px on desktop. */
  size?: 'title-2' | 'title-3' | 'title-4';
  lead?: ReactNode;
  /** At the right of the heading: a link, a set of chips. */
  action?: ReactNode;
  className?: string;
}

/** The heading of a section, with the distance to its content. */
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
