import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx/cx';

/** Props of {@link Switch}: those of an `<input>`; `children` is its label. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  children: ReactNode;
}

// A native checkbox carries its own state: aria-checked beside it would be a second truth.
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

/** A setting that takes effect at once: a native checkbox that is announced as a switch. */
export function Switch({ children, className, ...input }: SwitchProps) {
  return (
    <label className={cx('ui-switch', className)}>
      <input {...input} {...nativeSwitch} />
      <span>{children}</span>
    </label>
  );
}
