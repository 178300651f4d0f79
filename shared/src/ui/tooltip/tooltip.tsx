import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Shares the timing of the tooltips inside: 700 ms to the first, none to a next within 300 ms, so that scanning a row is quick. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={700} timeout={300}>
      {children}
    </Base.Provider>
  );
}

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** What it says. Only repeats or shortens: the control has a name of its own, and touch shows no tooltips. */
  text: string;
  /** The control, one element that takes a ref. */
  children: ReactElement<Record<string, unknown>>;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A word about a control, on hover and on focus; Escape hides it. Wants a {@link TooltipProvider} around it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8}>
          <Base.Popup className="ui-tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
