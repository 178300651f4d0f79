import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from '@appling/runtime/router';
import { cx } from '../cx/cx';

export interface ButtonLook {
  kind?: 'primary' | 'strong' | 'outline' | 'quiet';
  /** 56, 48 or 40 px high; small is 44 px on touch. */
  size?: 'large' | 'medium' | 'small';
  /** Square, for one icon as its children. Give it an `aria-label`. */
  iconOnly?: boolean;
  /** The background, if no ancestor sets `data-ground`. Blossom and sun count as leaf. */
  ground?: 'page' | 'leaf' | 'night';
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and ignores presses. Focus stays. */
  busy?: boolean;
  /** E.g. "Signing in…". Its space is reserved, so the width never changes. */
  busyLabel?: ReactNode;
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

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

export function Button({ busy = false, busyLabel, onClick, ...props }: ButtonProps) {
  const { rest, look, content } = split(props);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents a second submit of a form.
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

export function ButtonLink(props: ButtonLinkProps) {
  const { rest, look, content } = split(props);
  return (
    <Link {...rest} {...look}>
      <span>{content}</span>
    </Link>
  );
}

/** A link outside of the router, such as `mailto:` or a file, that looks like a button. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { rest, look, content } = split(props);
  return (
    <a {...rest} {...look}>
      <span>{content}</span>
    </a>
  );
}
