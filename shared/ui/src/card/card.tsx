import type { ComponentProps, ElementType } from 'react';
import { cx } from '../cx/cx';

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** For a card that is one link: rises by 2 px on hover. */
  lift?: boolean;
}

export function Card({ as: Element = 'div', lift = false, className, ...rest }: CardProps) {
  return (
    <Element {...rest} className={cx('ui-card', className)} data-lift={lift ? '' : undefined} />
  );
}
