import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx/cx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={cx('ui-checkbox', className)}>
      <span className="ui-checkbox-box">
        <input {...input} type="checkbox" />
        <Check aria-hidden="true" />
      </span>
      <span>{children}</span>
    </label>
  );
}
