import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from '@appling/runtime/router';
import { cx } from '../cx/cx';

/** How a button looks. One primary per view. */
export interface ButtonLook {
  kind?: 'primary' | 'strong' | 'outline' | 'quiet';
  /** 56, 48 or 40 px high; small is 44 px on touch. */
  size?: 'large' | 'medium' | 'small';
  /** Square, for one icon as its children. Give it an `aria-label`. */
  iconOnly?: boolean;
  /** The ground it stands on, when no ancestor says so with `data-ground`. Blossom and sun slabs count as leaf. */
  ground?: 'page' | 'leaf' | 'night';
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
}

/** Props of {@link Button}: its look, and those of a `<button>`. */
export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** A ring turns before the label and presses do nothing. Focus stays. */
  busy?: boolean;
  /** What is happening, e.g. "Signing in…". Its room is kept from the start, so the width never changes. */
  busyLabel?: ReactNode;
}

/** Props of {@link ButtonLink}: its look, and those of the router's `Link`. */
export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** Props of {@link ButtonAnchor}: its look, and those of an `<a>`. */
export interface ButtonAnchorProps extends ButtonLook, ComponentProps<'a'> {}

function split<P extends ButtonLook & { className?: string; children?: ReactNode }>(props: P) {
  const {
    kind = 'primary',
    size = 'medium',
    iconOnly,
    ground,
    iconStart,
    iconEnd,
    className,
    children,
    ...rest
  } = props;
  return {
    rest,
    look: {
      className: cx('ui-button', className),
      'data-kind': kind,
      'data-size': size,
      'data-shape': iconOnly ? 'square' : undefined,
      'data-ground': ground,
    },
    content: (
      <>
        {iconStart}
        {children}
        {iconEnd}
      </>
    ),
  };
}

/** A button in the shape of a cut leaf. */
export function Button({ busy = false, busyLabel, onClick, ...props }: ButtonProps) {
  const { rest, look, content } = split(props);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also keeps a form from being submitted twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const canBeBusy = busy || busyLabel !== undefined;
  return (
    <button
      type="button"
      {...rest}
      {...look}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <span data-idle={busy || undefined}>{content}</span>
      {canBeBusy && (
        <span data-idle={!busy || undefined}>
          <i className="ui-ring" aria-hidden="true" />
          {!props.iconOnly && (busyLabel ?? props.children)}
        </span>
      )}
    </button>
  );
}

/** A link to one of our pages that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { rest, look, content } = split(props);
  return (
    <Link {...rest} {...look}>
      <span>{content}</span>
    </Link>
  );
}

/** A link that leaves the router, such as `mailto:` or a file, that looks like a button. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { rest, look, content } = split(props);
  return (
    <a {...rest} {...look}>
      <span>{content}</span>
    </a>
  );
}
