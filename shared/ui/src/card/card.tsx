import type { ComponentProps, ElementType } from 'react';
import { cx } from '../cx/cx';

/** Props of {@link Card}: those of a `<div>`. */
export interface CardProps extends ComponentProps<'div'> {
  /** The element: `article` for an object with a heading, `li` in a list. */
  as?: ElementType;
  /** For a card that is one link as a whole: hover lifts it by 2 px. */
  lift?: boolean;
}

/** An object: a plan, a project, a job. Rows of a list use hairlines instead; never a card inside a card. */
export function Card({ as: Element = 'div', lift = false, className, ...rest }: CardProps) {
  return (
    <Element {...rest} className={cx('ui-card', className)} data-lift={lift ? '' : undefined} />
  );
}
