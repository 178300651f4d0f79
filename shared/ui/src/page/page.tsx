import type { ReactNode } from 'react';
import { cx } from '../cx/cx';

/** Props of {@link Page}. */
export interface PageProps {
  /** Text of the only h1. The shell moves the focus to it after a navigation. */
  heading: ReactNode;
  lead?: ReactNode;
  /** `display` for the h1 of blog and examples. */
  size?: 'title-1' | 'display';
  /** Below the lead: buttons, a date, a search field. */
  extra?: ReactNode;
  /** A picture at the right of the words; below them under 1024 px. */
  picture?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** The frame of a page: its heading at the upper left on the 1200 px column, then its sections, full width. */
export function Page({
  heading,
  lead,
  size = 'title-1',
  extra,
  picture,
  children,
  className,
}: PageProps) {
  return (
    <div className={cx('ui-page', className)} data-heading={size}>
      <header className="ui-page-head page-column">
        <div className="ui-page-words">
          <h1 tabIndex={-1}>{heading}</h1>
          {lead && <p className="ui-page-lead">{lead}</p>}
          {extra}
        </div>
        {picture && <div className="ui-page-picture">{picture}</div>}
      </header>
      {children}
    </div>
  );
}
