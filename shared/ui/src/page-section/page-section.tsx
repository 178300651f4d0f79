import { type ReactNode, useId } from 'react';
import { cx } from '../cx/cx';
import { SectionHeading, type SectionHeadingProps } from '../section-heading/section-heading';

export interface PageSectionProps extends Pick<
  SectionHeadingProps,
  'level' | 'size' | 'lead' | 'action'
> {
  id?: string;
  heading?: ReactNode;
  /** Full-width background; text, buttons and focus ring adapt to it. */
  ground?: 'canvas' | 'sunken' | 'night' | 'leaf' | 'blossom';
  children: ReactNode;
  className?: string;
}

const controls = {
  canvas: undefined,
  sunken: undefined,
  night: 'night',
  leaf: 'leaf',
  blossom: 'leaf',
} as const;

export function PageSection(props: PageSectionProps) {
  const { id, heading, ground = 'canvas', children, className, ...head } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={cx('ui-page-section section-space', className)}
      data-surface={ground}
      data-ground={controls[ground]}
    >
      <div className="page-column">
        {heading && (
          <SectionHeading id={headingId} {...head}>
            {heading}
          </SectionHeading>
        )}
        {children}
      </div>
    </section>
  );
}
