import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx/cx';
import { useIsServed } from '../use-is-served/use-is-served';

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
          // As served, no tab takes the keyboard: one must, or a row that scrolls cannot be read by it.
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

/**
 * Base UI scrolls the open tab into view while it is mounted, and so has the whole page laid out in the middle of React's
 * commit, a third of the time that a visit to a page with tabs takes. {@link useOpenTabInView} does it in the frame that
 * shows the page, which is laid out anyway. What cannot scroll is left in place, says Base UI's `scrollIntoViewIfNeeded`.
 */
function leaveInPlace(tab: HTMLElement | null): void {
  if (tab) Object.defineProperty(tab, 'scrollTo', { configurable: true, value: undefined });
}

/** How much of the neighbour shows beside an open tab at the edge of the row, in pixels. */
const PEEK = 24;

/** On phones the row scrolls, and the tab that a URL has opened may lie outside. The page itself stays where it is. */
function useOpenTabInView(row: RefObject<HTMLElement | null>, value: string | undefined) {
  // Asked for in the commit, so that it is the frame that shows the page.
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
