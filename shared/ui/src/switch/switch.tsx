import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx/cx';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  children: ReactNode;
}

// A native checkbox has its own state, which aria-checked could contradict.
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

export function Switch({ children, className, ...input }: SwitchProps) {
  return (
    <label className={cx('ui-switch', className)}>
      <input {...input} {...nativeSwitch} />
      <span>{children}</span>
    </label>
  );
}
