import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '@appling/runtime/router';
import { cx } from '../cx/cx';

interface ChipLook {
  /** Whether it is chosen. Omit it for a chip that acts instead of choosing. */
  chosen?: boolean;
  /** 40 or 34 px high; both 44 px on touch. */
  size?: 'medium' | 'small';
  icon?: ReactNode;
}

export interface ChipProps extends ChipLook, ComponentProps<'button'> {}

export interface ChipLinkProps extends ChipLook, LinkProps {}

// Colour must not be the only sign (WCAG 1.4.1).
const signOf = (chosen: boolean | undefined, icon: ReactNode) => (chosen ? <Check /> : icon);

export function Chip({ chosen, size = 'medium', icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx('ui-chip', className)}
      data-size={size}
      aria-pressed={chosen}
    >
      {signOf(chosen, icon)}
      {children}
    </button>
  );
}

/** A chip whose choice is an address, e.g. `/examples?category=Finance`. */
export function ChipLink({
  chosen,
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: ChipLinkProps) {
  return (
    <Link
      {...rest}
      className={cx('ui-chip', className)}
      data-size={size}
      aria-current={chosen ? 'true' : undefined}
    >
      {signOf(chosen, icon)}
      {children}
    </Link>
  );
}
