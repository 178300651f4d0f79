import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx/cx';
import { useIsServed } from '../use-is-served/use-is-served';

export interface TabItem {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** Every panel is in the HTML; without script all of them show, one below the other. */
export function Tabs({ label, items, defaultValue, value, onValueChange, className }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useOpenTabInView(row, value);
  const isServed = useIsServed();
  const open = value ?? defaultValue ?? items[0]?.value;
  return (
    <Base.Root
      className={cx('ui-tabs', className)}
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.value } : { value })}
      onValueChange={(next: string) => onValueChange?.(next)}
    >
      <Base.List ref={row} aria-label={label} activateOnFocus>
        {items.map((item) => (
          // Keeps one tab focusable before hydration, or keyboards cannot scroll the row.
          <Base.Tab
            key={item.value}
            value={item.value}
            ref={leaveInPlace}
            {...(isServed && item.value === open ? { tabIndex: 0 } : {})}
          >
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

/** Base UI's scroll on mount forces a layout of the whole page in React's commit; the next frame scrolls instead. */
function leaveInPlace(tab: HTMLElement | null): void {
  if (tab) Object.defineProperty(tab, 'scrollTo', { configurable: true, value: undefined });
}

/** Visible part of the neighbour beside an open tab at the edge, in px. */
const PEEK = 24;

/** On phones the row scrolls, and the tab from the URL may be outside. The page itself must not scroll. */
function useOpenTabInView(row: RefObject<HTMLElement | null>, value: string | undefined) {
  // Requested in the commit, so that it is the frame that shows the page.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const list = row.current;
      const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (!list || !tab) return;
      const start = tab.offsetLeft - list.offsetLeft;
      const end = start + tab.offsetWidth - list.clientWidth;
      list.scrollTo({ left: Math.max(end + PEEK, Math.min(start - PEEK, list.scrollLeft)) });
    });
    return () => cancelAnimationFrame(frame);
  }, [row, value]);
}
