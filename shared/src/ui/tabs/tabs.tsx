import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from '../cx/cx';

/** One tab and what it shows. */
export interface TabItem {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** Which one is open at first, when nobody holds the state. The first by default. */
  defaultValue?: string;
  /** Which one is open, when the caller holds the state. */
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** Tabs by Base UI. Every panel is in the HTML; without script all of them show, one below the other. */
export function Tabs({ label, items, defaultValue, value, onValueChange, className }: TabsProps) {
  return (
    <Base.Root
      className={cx('ui-tabs', className)}
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.value } : { value })}
      onValueChange={(next: string) => onValueChange?.(next)}
    >
      <Base.List aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value}>
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} keepMounted>
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
