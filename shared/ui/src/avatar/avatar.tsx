import { cx } from '../cx/cx';

export interface AvatarProps {
  /** The whole name; its first two initials show. */
  name: string;
  initials?: string;
  tone?: 'sun' | 'blossom' | 'leaf' | 'sun-blossom' | 'leaf-sun';
  /** 38, 46 or 52 px. */
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A person's initials on a leaf. Decorative: render the name beside it. */
export function Avatar({
  name,
  initials = initialsOf(name),
  tone = 'leaf',
  size = 'medium',
  className,
}: AvatarProps) {
  return (
    <span
      className={cx('ui-avatar', className)}
      data-tone={tone}
      data-size={size}
      aria-hidden="true"
    >
      {initials.toUpperCase()}
    </span>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('');
}
