import type { ReactNode } from 'react';
import { cx } from '../cx/cx';

export interface PageProps {
  /** Text of the only h1. The shell focuses it after a navigation. */
  heading: ReactNode;
  lead?: ReactNode;
  /** `display` for the h1 of blog and examples. */
  size?: 'title-1' | 'display';
  extra?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
  className?: string;
}

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
